import { useEffect, useRef } from 'react'
import type { ClosedDoctor } from '#entities/schedule/closure.ts'
import { useSay } from '../say.ts'

interface ReviewProps {
  doctors: ClosedDoctor[]
  busy: boolean
  onBack(): void
  onClose(): void
}

/** Before anybody is told: how many patients of each doctor it displaces, and how each hears of it. */
export function ClosureReview({ doctors, busy, onBack, onClose }: ReviewProps) {
  const say = useSay()
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    title.current?.focus()
  }, [])
  const sum = (name: 'displaced' | 'byMessage' | 'toCall') => doctors.reduce((all, one) => all + one[name], 0)
  const displaced = sum('displaced')
  const figures = (one: Pick<ClosedDoctor, 'displaced' | 'byMessage' | 'toCall'>) =>
    (['displaced', 'byMessage', 'toCall'] as const)
      .map(name => `${say(`desk:closure.${name}`)}: ${one[name]}`)
      .join(' · ')
  return (
    <section className="sheet">
      <h2 ref={title} tabIndex={-1}>
        {displaced > 0 ? say('desk:absence.concerns', { count: displaced }) : say('desk:absence.nobody')}
      </h2>
      <p>{say(displaced > 0 ? 'desk:absence.message.absence' : 'desk:absence.nobodyText')}</p>
      {doctors.length > 0 && (
        <ul className="schedule-rows" aria-label={say('desk:closure.figures')}>
          {doctors.map(one => (
            <li key={one.doctor}>
              <div>
                <p className="schedule-name">
                  <bdi>{one.doctorName}</bdi>
                  {one.away && <span className="badge">{say('desk:closure.away')}</span>}
                </p>
                <p className="tabular">{figures(one)}</p>
              </div>
            </li>
          ))}
          {doctors.length > 1 && (
            <li>
              <div>
                <p className="schedule-name">{say('desk:closure.total')}</p>
                <p className="tabular">
                  {figures({ displaced, byMessage: sum('byMessage'), toCall: sum('toCall') })}
                </p>
              </div>
            </li>
          )}
        </ul>
      )}
      <div className="button-row">
        <button
          type="button"
          className="button button-danger"
          aria-disabled={busy || undefined}
          onClick={onClose}
        >
          {busy
            ? say('admin:form.saving')
            : displaced > 0
              ? say('desk:absence.tell', { count: displaced })
              : say('desk:absence.setAnyway')}
        </button>
        <button type="button" className="button button-quiet" onClick={onBack}>
          {say('desk:absence.change')}
        </button>
      </div>
    </section>
  )
}
