import { useEffect, useRef } from 'react'
import { Link } from 'react-router-dom'
import { adminPaths } from '../../paths.ts'
import { useSay } from '../../say.ts'
import { useHeardLines } from '../../schedule/heard.ts'
import type { Told } from '../day/day-calls.ts'

/** What has happened, and what is left to do by telephone. */
export function AbsenceTold({ told: { told, toCall, alsoToCall }, day }: { told: Told; day: string }) {
  const say = useSay()
  const lines = useHeardLines()({ letters: told, alsoCall: alsoToCall, onlyCall: toCall })
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    title.current?.focus()
  }, [])
  return (
    <section className="sheet">
      <h2 ref={title} tabIndex={-1}>
        {say('desk:absence.done')}
      </h2>
      {lines.map(line => (
        <p key={line}>{line}</p>
      ))}
      {toCall + alsoToCall === 0 && <p>{say('desk:absence.doneNoCall')}</p>}
      <div className="button-row">
        {toCall + alsoToCall > 0 && (
          <Link className="button button-primary" to={adminPaths.calls}>
            {say('desk:calls.title')}
          </Link>
        )}
        <Link className="button button-quiet" to={day}>
          {say('desk:day.back')}
        </Link>
      </div>
    </section>
  )
}
