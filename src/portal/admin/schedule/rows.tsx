import { weekdays } from '#entities/content/unit.ts'
import type { Schedule, ScheduleException } from '#entities/schedule/schedule.ts'
import { longDate } from '#entities/time/calendar-date.ts'
import { zoneName } from '#entities/time/clock.ts'
import { Badge } from '#ui/Badge.tsx'
import { IconButton } from '#ui/Button.tsx'
import IconPencil from '~icons/lucide/pencil'
import IconTrash from '~icons/lucide/trash-2'
import { useTranslation } from '../../texts.ts'
import { optionLabel } from '../labels.ts'
import { daysInWords, wallHours } from '../moments.ts'

interface RowProps<R> {
  row: R
  place: string
  onEdit(): void
  onDelete(): void
}

function Tools({ name, onEdit, onDelete }: { name: string; onEdit(): void; onDelete(): void }) {
  const { t } = useTranslation()
  return (
    <div className="list-tools">
      <IconButton
        size="small"
        label={`${t('admin:schedule.edit')}: ${name}`}
        icon={<IconPencil />}
        onClick={onEdit}
      />
      <IconButton
        size="small"
        label={`${t('admin:schedule.delete')}: ${name}`}
        icon={<IconTrash />}
        onClick={onDelete}
      />
    </div>
  )
}

export function SessionRow({ row, place, onEdit, onDelete }: RowProps<Schedule>) {
  const { t, language } = useTranslation()
  const hours = wallHours([row.startTime, row.endTime], language)
  const zone = zoneName(row.timezone, Temporal.Now.instant(), language)
  const name = `${optionLabel(t, weekdays[row.weekday - 1] as string)}, ${hours} ${zone}`
  const today = Temporal.Now.plainDateISO().toString()
  const details = [
    row.mode === 'slots'
      ? t('admin:schedule.everyMinutes', { count: row.slotMinutes ?? 0 })
      : t('admin:schedule.numbers', { count: row.capacity }),
    row.room,
    row.validFrom > today && t('admin:schedule.from', { date: longDate(row.validFrom, language) }),
    row.validTo && t('admin:schedule.until', { date: longDate(row.validTo, language) }),
  ]
  return (
    <li>
      <div>
        <p className="schedule-name">
          {name}
          {!row.public && <Badge>{t('admin:schedule.notPublic')}</Badge>}
        </p>
        <p>{place}</p>
        <p className="field-hint">{details.filter(Boolean).join(', ')}</p>
      </div>
      <Tools name={name} onEdit={onEdit} onDelete={onDelete} />
    </li>
  )
}

export function ExceptionRow({ row, place, onEdit, onDelete }: RowProps<ScheduleException>) {
  const { t, language } = useTranslation()
  const days = daysInWords({ from: row.from, to: row.to }, language)
  const name = `${t(`admin:schedule.kinds.${row.kind}`)}, ${days}`
  const details = [
    row.minutes !== null && t('admin:schedule.minutesLate', { count: row.minutes }),
    row.endTime && wallHours([row.startTime, row.endTime], language),
    row.room,
    row.note,
  ]
  return (
    <li>
      <div>
        <p className="schedule-name">
          {name}
          {row.doctor === null && <Badge>{t('admin:schedule.everybody')}</Badge>}
        </p>
        <p>{place}</p>
        <p className="field-hint">{details.filter(Boolean).join(', ')}</p>
      </div>
      {/* An exception for all doctors cannot be changed on one doctor's page. */}
      {row.doctor !== null && <Tools name={name} onEdit={onEdit} onDelete={onDelete} />}
    </li>
  )
}
