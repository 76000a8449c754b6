import { useStore } from '@nanostores/react'
import { useEffect, useRef } from 'react'
import { createPortal } from 'react-dom'
import { get } from '#api/client.ts'
import { callText } from '#api/texts.ts'
import { telephone } from '#entities/people/telephone.ts'
import { timeoutSignal } from '#entities/text/abort-signals.ts'
import { $connectivity, $profileWaits } from '#state/connectivity.ts'
import { $language } from '#state/language.ts'
import IconWarning from '~icons/lucide/triangle-alert'
import { $hospital } from '../hospital.ts'
import { useTopDialog } from './top-dialog.ts'

const POLL_INTERVAL = 4000

/**
 * Shown over every screen while the API, or its request for the profile, gets no answer: other ways to reach the
 * hospital.
 */
export function ConnectivityNotice() {
  const unreachable = useStore($connectivity) === 'unreachable'
  const waits = useStore($profileWaits)
  // Renders again when the language changes; `callText` itself is not reactive.
  useStore($language)
  const dialog = useTopDialog()
  const region = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!region.current) return
    const observer = new ResizeObserver(([entry]) => {
      const height = entry?.borderBoxSize[0]?.blockSize ?? 0
      document.documentElement.style.setProperty('--away', `${height}px`)
    })
    observer.observe(region.current)
    return () => observer.disconnect()
  }, [])
  useEffect(() => {
    if (!unreachable) return
    const timer = setInterval(() => {
      const options = { background: true, anonymous: true, signal: timeoutSignal(POLL_INTERVAL) }
      get('/api/livez', options).catch(() => {})
    }, POLL_INTERVAL)
    return () => clearInterval(timer)
  }, [unreachable])
  // Both regions must exist before their text, or some screen readers stay silent. Outside an open dialog all is inert.
  const shown = unreachable || waits
  const area = { role: 'status', className: 'away', 'data-shown': shown || undefined }
  const words = shown && <Words text={callText(unreachable ? 'away' : 'waits')} />
  return (
    <>
      <div ref={region} data-react-aria-top-layer="true" {...area}>
        {words}
      </div>
      {dialog && createPortal(<div {...area}>{words}</div>, dialog)}
    </>
  )
}

function Words({ text }: { text: string }) {
  const { phone, emergency } = useStore($hospital)
  return (
    <>
      <IconWarning />
      <p>{text}</p>
      <Telephone words={callText('awayCall')} number={phone} />
      <Telephone words={callText('awayEmergency')} number={emergency} />
    </>
  )
}

function Telephone({ words, number }: { words: string; number: string | undefined }) {
  if (!number) return null
  return (
    <p>
      {words}{' '}
      <a className="link" href={telephone(number)}>
        {number}
      </a>
    </p>
  )
}
