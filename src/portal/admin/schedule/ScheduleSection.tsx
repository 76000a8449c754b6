import { useState } from 'react'
import { weekdays } from '#entities/content/unit.ts'
import type { Schedule, ScheduleException } from '#entities/schedule/schedule.ts'
import { Button } from '#ui/Button.tsx'
import IconPlus from '~icons/lucide/plus'
import { Loaded, together } from '../../kit/Loaded.tsx'
import { useRowAction } from '../../kit/use-row-action.ts'
import { useTranslation } from '../../texts.ts'
import { useTitles } from '../content/titles.ts'
import { useLocations } from '../front-desk/calls.ts'
import { optionLabel } from '../labels.ts'
import { daysInWords } from '../moments.ts'
import {
  deleteRow,
  previewException,
  previewSession,
  saveException,
  saveSession,
  useExceptions,
  useSessions,
} from './calls.ts'
import { RowPanel } from './RowPanel.tsx'
import { ExceptionRow, SessionRow } from './rows.tsx'
import {
  changedSessionFields,
  exceptionBody,
  exceptionFields,
  exceptionParts,
  newSession,
  sessionBody,
  sessionData,
  sessionFields,
  sessionParts,
} from './schedule-form.ts'
import { previewRestore, useUndo } from './undo.ts'
import { type NewOn, WeekGrid } from './WeekGrid.tsx'

type Edited =
  | { part: 'sessions'; row: Schedule | null; date?: string }
  | { part: 'exceptions'; row: ScheduleException | null; date?: string; kind?: 'leave' | 'extra' }

/** A doctor's weekly sessions and schedule exceptions. Changes apply at once: a timetable has no draft. */
export function ScheduleSection({ doctor, title }: { doctor: string; title: string }) {
  const { t, language } = useTranslation()
  const sessions = useSessions(doctor)
  const exceptionQuery = useExceptions(doctor)
  const undo = useUndo()
  const [edited, setEdited] = useState<Edited | null>(null)
  const places = new Set(sessions.data?.map(row => row.location))
  /** Without exceptions for all doctors at a location where this doctor has no session. */
  const exceptions = exceptionQuery.data?.filter(
    row => row.doctor !== null || row.location === null || places.has(row.location),
  )
  const rows = [...(sessions.data ?? []), ...(exceptions ?? [])]
  const locations = useTitles(
    'addresses',
    rows.flatMap(row => row.location ?? []),
  )
  const place = (key: string | null) =>
    key ? (locations.data?.get(key) ?? key) : t('admin:schedule.everywhere')

  const known = useLocations()
  /** The short name of a location, for the narrow columns of a week. */
  const shortPlace = (key: string | null) =>
    known.data?.find(one => one.code === key)?.shortName ?? place(key)

  const remove = useRowAction(
    ({ part, id }: { part: Edited['part']; id: string }) => deleteRow(part, id, title),
    {
      confirm: ({ part }) => {
        const what = part === 'sessions' ? 'Session' : 'Exception'
        return {
          title: t(`admin:schedule.delete${what}`),
          text: t(`admin:schedule.delete${what}Text`),
          yes: t('admin:schedule.delete'),
          severe: true,
        }
      },
      done: ({ meta }) => meta.message || t('admin:schedule.deleted'),
    },
  )

  /** Undoing an absence first shows the appointments that it cancelled. Extra sessions and room changes cancel none. */
  const removeException = (row: ScheduleException) =>
    row.kind === 'extra' || row.kind === 'room'
      ? remove.run({ part: 'exceptions', id: row.id })
      : undo('exceptions', row.id, [title, daysInWords(row, language)].join(', '))

  const onNew = (what: NewOn, date: string) =>
    setEdited(
      what === 'session'
        ? { part: 'sessions', row: null, date }
        : { part: 'exceptions', row: null, date, kind: what },
    )

  return (
    <section className="grid gap-5 pt-4" aria-labelledby="schedule-title">
      <header>
        <h2 id="schedule-title" className="text-[1.375rem]">
          {t('admin:timetable.title')}
        </h2>
        <p className="field-hint">{t('admin:timetable.text')}</p>
      </header>
      <Loaded query={{ ...together(sessions, exceptionQuery), data: sessions.data && exceptions }}>
        {() => null}
      </Loaded>
      {sessions.data && exceptions && (
        <WeekGrid
          sessions={sessions.data}
          exceptions={exceptions}
          place={shortPlace}
          onSession={(row, date) => setEdited({ part: 'sessions', row, date })}
          onException={row => setEdited({ part: 'exceptions', row })}
          onNew={onNew}
        />
      )}
      {sessions.data && (
        <div className="sheet gap-3.5">
          <h3 className="text-[1.0625rem]">{t('admin:schedule.sessions')}</h3>
          {sessions.data.length === 0 && <p>{t('admin:schedule.noSessions')}</p>}
          <ul className="schedule-rows">
            {sessions.data.map(row => (
              <SessionRow
                key={row.id}
                row={row}
                place={place(row.location)}
                onEdit={() => setEdited({ part: 'sessions', row })}
                onDelete={() => remove.run({ part: 'sessions', id: row.id })}
              />
            ))}
          </ul>
          <AddButton
            text={t('admin:schedule.addSession')}
            act={() => setEdited({ part: 'sessions', row: null })}
          />
        </div>
      )}
      {exceptions && (
        <div className="sheet gap-3.5">
          <h3 className="text-[1.0625rem]">{t('admin:schedule.exceptions')}</h3>
          {exceptions.length === 0 && <p>{t('admin:schedule.noExceptions')}</p>}
          <ul className="schedule-rows">
            {exceptions.map(row => (
              <ExceptionRow
                key={row.id}
                row={row}
                place={place(row.location)}
                onEdit={() => setEdited({ part: 'exceptions', row })}
                onDelete={() => void removeException(row)}
              />
            ))}
          </ul>
          <AddButton
            text={t('admin:schedule.addException')}
            act={() => setEdited({ part: 'exceptions', row: null })}
          />
        </div>
      )}
      {edited && <EditPanel doctor={doctor} title={title} edited={edited} onClose={() => setEdited(null)} />}
    </section>
  )
}

const AddButton = ({ text, act }: { text: string; act(): void }) => (
  <Button variant="quiet" size="small" className="justify-self-start" onClick={act}>
    <IconPlus />
    {text}
  </Button>
)

interface EditProps {
  doctor: string
  title: string
  edited: Edited
  onClose(): void
}

/** Opened from a day of the grid: a new session starts on that day, and a change applies from it on. */
function sessionValues(row: Schedule | null, date: string | undefined, today: string) {
  if (!row) {
    const weekday = date && weekdays[Temporal.PlainDate.from(date).dayOfWeek - 1]
    return { ...newSession(date ?? today), ...(weekday ? { weekday } : {}) }
  }
  return { ...sessionData(row), ...(date && date > row.validFrom && date > today ? { from: date } : {}) }
}

function EditPanel({ doctor, title, edited, onClose }: EditProps) {
  const { t } = useTranslation()
  const { part, row } = edited
  const today = Temporal.Now.plainDateISO().toString()
  const date = edited.date ?? today
  if (part === 'sessions') {
    const fields = row ? changedSessionFields : sessionFields
    return (
      <RowPanel
        title={t(row ? 'admin:schedule.editSession' : 'admin:schedule.newSession')}
        fields={fields}
        data={sessionValues(row, edited.date, today)}
        parts={values => sessionParts(fields, values.mode)}
        optionText={(name, option) =>
          name === 'weekday' ? optionLabel(t, option) : t(`admin:schedule.${option}`)
        }
        label={(name, values) =>
          name === 'capacity'
            ? t(values.mode === 'session' ? 'admin:schedule.capacitySession' : 'admin:schedule.capacitySlots')
            : t(`admin:schedule.${name === 'from' ? 'changeFrom' : name}`)
        }
        help={name => (name === 'from' ? t('admin:schedule.changeFromHelp') : undefined)}
        look={body => previewSession(row?.id ?? null, sessionBody(doctor, body))}
        refuses
        save={body => saveSession(row?.id ?? null, sessionBody(doctor, body), title)}
        onClose={onClose}
      />
    )
  }
  return (
    <RowPanel
      title={t(row ? 'admin:schedule.editException' : 'admin:schedule.newException')}
      fields={exceptionFields}
      data={row ? { ...row } : { from: date, to: date, kind: edited.kind ?? 'leave' }}
      parts={values => exceptionParts(values.kind)}
      optionText={(_name, option) => t(`admin:schedule.kinds.${option}`)}
      label={(name, values) =>
        name === 'startTime' && values.kind !== 'extra'
          ? t('admin:timetable.onlySession')
          : t(`admin:schedule.${name === 'from' ? 'fromDate' : name === 'to' ? 'toDate' : name}`)
      }
      look={body => previewException(row?.id ?? null, exceptionBody(doctor, body))}
      {...(row ? { figures: body => previewRestore('exceptions', row.id, exceptionBody(doctor, body)) } : {})}
      refuses={row?.kind === 'extra'}
      save={body => saveException(row?.id ?? null, exceptionBody(doctor, body), title)}
      onClose={onClose}
    />
  )
}
