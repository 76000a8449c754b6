import { useQuery } from '@tanstack/react-query'
import { Badge } from '#ui/Badge.tsx'
import { Button } from '#ui/Button.tsx'
import { LoadFailed } from '../../../kit/Page.tsx'
import { Section } from '../../../kit/Section.tsx'
import { useTranslation } from '../../../texts.ts'
import { daysInWords } from '../../moments.ts'
import { resultOptions } from '../../queries.ts'
import { useUndo } from '../../schedule/undo.ts'

interface Props {
  location: string
  /** Absences of this day, or from it on. */
  date: string
  onlyDay?: boolean
}

const kinds: readonly string[] = ['leave', 'holiday', 'late']

/** Absences and delays, each with an undo button. On the day's screen an empty list is not shown. */
export function AbsenceList({ location, date, onlyDay = false }: Props) {
  const { t, language } = useTranslation()
  const undo = useUndo()
  const { data, isLoadingError, error, refetch } = useQuery(
    resultOptions(['admins', 'exceptions', 'absences', location], '/api/admins/schedule-exceptions', {
      query: { location, perPage: 500 },
      enabled: location !== '' && date !== '',
    }),
  )
  const shown = data?.filter(
    one => kinds.includes(one.kind) && date <= one.to && (!onlyDay || one.from <= date),
  )
  if (isLoadingError) return <LoadFailed error={error} retry={() => void refetch()} />
  if (!shown || (onlyDay && shown.length === 0)) return null
  return (
    <Section
      title={t(onlyDay ? 'desk:undo.today' : 'desk:undo.list')}
      className={onlyDay ? 'day-tools day-absences' : 'day-tools'}
    >
      {shown.length === 0 && <p>{t('desk:undo.none')}</p>}
      <ul className="schedule-rows">
        {shown.map(one => {
          const doctor = one.doctorName ?? t('desk:undo.everybody')
          const when = daysInWords(one, language)
          const what = t('desk:undo.text', { doctor, when })
          return (
            <li key={one.id}>
              <div>
                <p className="schedule-name">
                  <bdi>{doctor}</bdi>
                  <Badge tone="warning">
                    {one.kind === 'late'
                      ? t('desk:absence.news.late', { count: one.minutes ?? 0 })
                      : t('desk:undo.leave')}
                  </Badge>
                </p>
                <p>{when}</p>
                {one.note && <p className="field-hint">{one.note}</p>}
              </div>
              <Button variant="quiet" size="small" onClick={() => void undo('exceptions', one.id, what)}>
                {t('desk:undo.open')}
                <span className="sr-only">: {what}</span>
              </Button>
            </li>
          )
        })}
      </ul>
    </Section>
  )
}
