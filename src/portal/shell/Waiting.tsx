import { useStore } from '@nanostores/react'
import { callText } from '#api/texts.ts'
import { $connectivity } from '#state/connectivity.ts'
import { $profileWaits } from '../profile.ts'

/** Before any word is loaded: a sign of life. While nobody answers who is signed in: why, below the line with the telephone. */
export function Waiting() {
  const away = useStore($connectivity) === 'away'
  const waits = useStore($profileWaits)
  const sign = <div className="waiting" role="progressbar" aria-label="Loading · Memuat" />
  if (!away && !waits) return sign
  return (
    <main className="plain-message">
      <h1 className="text-xl">{callText('waitingTitle')}</h1>
      <p>{callText('waitingText')}</p>
      {sign}
    </main>
  )
}
