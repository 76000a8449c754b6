import { useStore } from '@nanostores/react'
import { callText } from '#api/texts.ts'
import { $connectivity, $profileWaits } from '#state/connectivity.ts'

/** The loading indicator before any text is loaded. While the server does not answer, it also explains the wait. */
export function Waiting() {
  const unreachable = useStore($connectivity) === 'unreachable'
  const waits = useStore($profileWaits)
  const sign = <div className="waiting" role="progressbar" aria-label="Loading · Memuat" />
  if (!unreachable && !waits) return sign
  return (
    <main className="plain-message">
      <h1 className="text-xl">{callText('waitingTitle')}</h1>
      <p>{callText('waitingText')}</p>
      {sign}
    </main>
  )
}
