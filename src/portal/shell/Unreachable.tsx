import { callText } from '#api/texts.ts'
import { telephone } from '#entities/people/telephone.ts'
import { Button } from '#ui/Button.tsx'
import type { Hospital } from '../hospital.ts'

/** Shown if the portal's code could not be loaded. The telephone numbers are part of the page. */
export function Unreachable({ hospital }: { hospital: Hospital }) {
  const numbers = [hospital.phone, hospital.emergency].filter(number => number !== undefined)
  return (
    <main className="plain-message">
      <h1 className="text-xl">{hospital.name}</h1>
      <p>{callText('unreachable')}</p>
      {numbers.map(number => (
        <a key={number} className="link" href={telephone(number)}>
          {number}
        </a>
      ))}
      <div className="button-row">
        <Button variant="primary" onClick={() => location.reload()}>
          {callText('reload')}
        </Button>
      </div>
    </main>
  )
}
