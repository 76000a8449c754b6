import { useEffect, useRef } from 'react'
import { Link } from 'react-router-dom'
import { adminPaths } from '../paths.ts'
import { useSay } from '../say.ts'
import type { Told } from './day-calls.ts'

/** What has happened, and what is left to do by telephone. */
export function AbsenceTold({ told: { told, toCall }, day }: { told: Told; day: string }) {
  const say = useSay()
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    title.current?.focus()
  }, [])
  return (
    <section className="sheet">
      <h2 ref={title} tabIndex={-1}>
        {say('desk:absence.done')}
      </h2>
      <p>{say('desk:absence.doneTold', { count: told })}</p>
      <p>{toCall > 0 ? say('desk:absence.doneCall', { count: toCall }) : say('desk:absence.doneNoCall')}</p>
      <div className="button-row">
        {toCall > 0 && (
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
