import { useStore } from '@nanostores/react'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { Checkbox } from '#ui/fields/Checkbox.tsx'
import { useTranslation } from '../../texts.ts'
import { figuresOptions } from '../dashboard/calls.ts'
import { $requestAlert } from './request-alert.ts'

const polled = { ...figuresOptions, refetchInterval: 30_000, refetchIntervalInBackground: true }

/** Two short tones. A browser that has not been touched since the page loaded stays silent. */
function ring(): void {
  const audio = new AudioContext()
  const volume = audio.createGain()
  volume.gain.value = 0.15
  volume.connect(audio.destination)
  for (const [index, frequency] of [660, 880].entries()) {
    const tone = audio.createOscillator()
    tone.frequency.value = frequency
    tone.connect(volume)
    tone.start(audio.currentTime + index * 0.18)
    tone.stop(audio.currentTime + index * 0.18 + 0.15)
    if (index === 1) tone.onended = () => void audio.close()
  }
}

/** Keeps a number before the title of the tab, whatever the screen writes there. Returns what takes it away. */
function titleWith(count: number): () => void {
  const plain = () => document.title.replace(/^\(\d+\) /, '')
  const show = () => {
    const wanted = `(${count}) ${plain()}`
    if (document.title !== wanted) document.title = wanted
  }
  const watch = new MutationObserver(show)
  watch.observe(document.head, { childList: true, subtree: true, characterData: true })
  show()
  return () => {
    watch.disconnect()
    document.title = plain()
  }
}

/** Announces new requests on every screen of the front desk's area, also while the tab is hidden. */
export function RequestAlert() {
  const count = useQuery(polled).data?.waiting?.count
  const before = useRef<number>(undefined)
  useEffect(() => {
    if (count === undefined) return
    if (before.current !== undefined && count > before.current) ring()
    before.current = count
    return count > 0 ? titleWith(count) : undefined
  }, [count])
  return null
}

/** Switches it on or off for this browser. */
export function RequestAlertSwitch() {
  const { t } = useTranslation()
  return (
    <Checkbox
      value={useStore($requestAlert) === 'on'}
      onChange={on => {
        $requestAlert.set(on ? 'on' : 'off')
        if (on) ring()
      }}
    >
      {t('desk:inbox.alert')}
    </Checkbox>
  )
}
