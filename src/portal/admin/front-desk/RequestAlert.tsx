import { useStore } from '@nanostores/react'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { persistentAtom } from '#state/stored.ts'
import { Checkbox } from '#ui/fields/Checkbox.tsx'
import { $titleCount } from '../../shell/use-title.ts'
import { useTranslation } from '../../texts.ts'
import { figuresOptions } from '../dashboard/calls.ts'

/** A sound and a number in the tab's title for new requests, chosen on this device. Off at first. */
const $alert = persistentAtom<'on' | 'off'>('request-alert', 'off')

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

/** Tells of new requests on every screen of the front desk's area, also while the tab is hidden. */
export function RequestAlert() {
  const on = useStore($alert) === 'on'
  const count = useQuery({ ...polled, enabled: on }).data?.waiting?.count
  const before = useRef<number>(undefined)
  useEffect(() => {
    if (!on) before.current = undefined
    else if (count !== undefined) {
      if (before.current !== undefined && count > before.current) ring()
      before.current = count
    }
    $titleCount.set(on ? (count ?? 0) : 0)
  }, [on, count])
  return null
}

/** Switches it on or off for this browser. */
export function RequestAlertSwitch() {
  const { t } = useTranslation()
  return (
    <Checkbox
      value={useStore($alert) === 'on'}
      onChange={on => {
        $alert.set(on ? 'on' : 'off')
        if (on) ring()
      }}
    >
      {t('desk:inbox.alert')}
    </Checkbox>
  )
}
