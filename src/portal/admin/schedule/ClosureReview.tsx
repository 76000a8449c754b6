import { useEffect, useRef } from 'react'
import type { ClosedDoctor } from '#entities/schedule/closure.ts'
import { useTranslation } from '../../texts.ts'

interface ReviewProps {
  doctors: ClosedDoctor[]
  busy: boolean
  onBack(): void
  onClose(): void
}

/** Shows the number of displaced patients of each doctor and their contact channels, before the closure is saved. */
export function ClosureReview({ doctors, busy, onBack, onClose }: ReviewProps) {
  const { t } = useTranslation()
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    title.current?.focus()
  }, [])
  const sum = (name: 'displaced' | 'byMessage' | 'toCall') => doctors.reduce((all, one) => all + one[name], 0)
  const displaced = sum('displaced')
  const figures = (one: Pick<ClosedDoctor, 'displaced' | 'byMessage' | 'toCall'>) =>
    (['displaced', 'byMessage', 'toCall'] as const)
      .map(name => `${t(`desk:closure.${name}`)}: ${one[name]}`)
      .join(' · ')
  return (
    <section className="sheet">
      <h2 ref={title} tabIndex={-1}>
        {displaced > 0 ? t('desk:absence.concerns', { count: displaced }) : t('desk:absence.nobody')}
      </h2>
      <p>{t(displaced > 0 ? 'desk:absence.message.absence' : 'desk:absence.nobodyText')}</p>
      {doctors.length > 0 && (
        <ul className="schedule-rows" aria-label={t('desk:closure.figures')}>
          {doctors.map(one => (
            <li key={one.doctor}>
              <div>
                <p className="schedule-name">
                  <bdi>{one.doctorName}</bdi>
                  {one.away && <span className="badge">{t('desk:closure.away')}</span>}
                </p>
                <p className="tabular">{figures(one)}</p>
              </div>
            </li>
          ))}
          {doctors.length > 1 && (
            <li>
              <div>
                <p className="schedule-name">{t('desk:closure.total')}</p>
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
            ? t('admin:form.saving')
            : displaced > 0
              ? t('desk:absence.tell', { count: displaced })
              : t('desk:absence.setAnyway')}
        </button>
        <button type="button" className="button button-quiet" onClick={onBack}>
          {t('desk:absence.change')}
        </button>
      </div>
    </section>
  )
}
