import type { ClosedDoctor } from '#entities/schedule/closure.ts'
import { Badge } from '#ui/Badge.tsx'
import { useTranslation } from '../../texts.ts'

const figures = ['displaced', 'byMessage', 'toCall'] as const

/** The number of displaced patients of each doctor, and their contact channels. */
export function ClosedDoctors({ doctors }: { doctors: ClosedDoctor[] }) {
  const { t } = useTranslation()
  const inWords = (of: readonly ClosedDoctor[]) =>
    figures
      .map(name => `${t(`desk:closure.${name}`)}: ${of.reduce((all, one) => all + one[name], 0)}`)
      .join(' · ')
  if (doctors.length === 0) return null
  return (
    <>
      {doctors.some(one => one.displaced > 0) && <p>{t('desk:absence.message.absence')}</p>}
      <ul className="schedule-rows" aria-label={t('desk:closure.figures')}>
        {doctors.map(one => (
          <li key={one.doctor}>
            <div>
              <p className="schedule-name">
                <bdi>{one.doctorName}</bdi>
                {one.away && <Badge>{t('desk:closure.away')}</Badge>}
              </p>
              <p className="tabular">{inWords([one])}</p>
            </div>
          </li>
        ))}
        {doctors.length > 1 && (
          <li>
            <div>
              <p className="schedule-name">{t('desk:closure.total')}</p>
              <p className="tabular">{inWords(doctors)}</p>
            </div>
          </li>
        )}
      </ul>
    </>
  )
}
