import { useEffect, useRef } from 'react'
import type { ClosedDoctor } from '#entities/closure.ts'
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
  return (
    <section className="sheet">
      <h2 ref={title} tabIndex={-1}>
        {displaced > 0 ? say('desk:absence.concerns', { count: displaced }) : say('desk:absence.nobody')}
      </h2>
      <p>{say(displaced > 0 ? 'desk:absence.message.absence' : 'desk:absence.nobodyText')}</p>
      {doctors.length > 0 && (
        <div className="overflow-x-auto">
          <table className="table plain-rows" aria-label={say('desk:closure.figures')}>
            <thead>
              <tr>
                <th scope="col">{say('admin:desk.doctor')}</th>
                <th scope="col">{say('desk:closure.displaced')}</th>
                <th scope="col">{say('desk:closure.byMessage')}</th>
                <th scope="col">{say('desk:closure.toCall')}</th>
              </tr>
            </thead>
            <tbody>
              {doctors.map(one => (
                <tr key={one.doctor}>
                  <th scope="row">
                    <bdi>{one.doctorName}</bdi>
                    {one.away && <span className="badge">{say('desk:closure.away')}</span>}
                  </th>
                  <td className="tabular">{one.displaced}</td>
                  <td className="tabular">{one.byMessage}</td>
                  <td className="tabular">{one.toCall}</td>
                </tr>
              ))}
            </tbody>
            <tfoot>
              <tr>
                <th scope="row">{say('desk:closure.total')}</th>
                <td className="tabular">{displaced}</td>
                <td className="tabular">{sum('byMessage')}</td>
                <td className="tabular">{sum('toCall')}</td>
              </tr>
            </tfoot>
          </table>
        </div>
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
