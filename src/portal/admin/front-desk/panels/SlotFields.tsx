import { dateInWords } from '#entities/time/calendar-date.ts'
import { formatHours, formatTime } from '#entities/time/clock.ts'
import { RadioField } from '#ui/fields/RadioField.tsx'
import { SelectField } from '#ui/fields/SelectField.tsx'
import { ErrorNotice } from '../../../kit/Failure.tsx'
import { Loaded } from '../../../kit/Loaded.tsx'
import { useTranslation } from '../../../texts.ts'
import { DateSteps } from '../../layout/DateSteps.tsx'
import { useLocationName } from '../calls.ts'
import { type SlotChoice, sessionId } from './use-slot-choice.ts'

export const slotField = 'move-slot'

interface FieldsProps {
  choice: SlotChoice
  /** Another doctor can be chosen. */
  anyDoctor?: boolean
  problem?: string | undefined
}

/** The fields of `useSlotChoice`: doctor, week, session and slot. */
export function SlotFields({ choice, anyDoctor = false, problem }: FieldsProps) {
  const { t, language } = useTranslation()
  const where = useLocationName()
  const { week, sessions, open, session, slots, doctors, isQueue } = choice
  return (
    <>
      {anyDoctor && (
        <SelectField
          label={t('admin:desk.doctor')}
          options={[...doctors].map(([value, label]) => ({ value, label }))}
          value={choice.doctor}
          onChange={choice.setDoctor}
        />
      )}
      <DateSteps
        words={{ before: t('desk:week.before'), now: t('desk:day.today'), after: t('desk:week.after') }}
        isNow={choice.isThisWeek}
        onBefore={() => choice.step(-7)}
        onNow={() => choice.step(0)}
        onAfter={() => choice.step(7)}
      />
      <Loaded query={week}>
        {() =>
          session ? (
            <RadioField
              label={t('desk:move.session')}
              look="chips"
              value={sessionId(session)}
              onChange={choice.setChosen}
              choices={open.map(other => ({
                value: sessionId(other),
                label: dateInWords(other.date, language, {
                  weekday: 'short',
                  day: 'numeric',
                  month: 'short',
                }),
                description: [
                  formatHours(other.startsAt, other.endsAt, other.timezone, language),
                  where(other.location),
                ].join(', '),
              }))}
            />
          ) : (
            <p role="status">{t('desk:move.none')}</p>
          )
        }
      </Loaded>
      {session && (
        <Loaded query={sessions}>
          {() => (
            <RadioField
              id={slotField}
              label={t('desk:move.slot')}
              look="chips"
              value={choice.slot}
              onChange={choice.setSlot}
              choices={slots.map(({ startsAt }) => ({
                value: startsAt,
                label: isQueue ? t('desk:day.bookNext') : formatTime(startsAt, session.timezone, language),
              }))}
              errorMessage={problem}
            />
          )}
        </Loaded>
      )}
      {/* There is no field yet that could show it and take the focus. */}
      {!(session && sessions.data) && problem && <ErrorNotice>{problem}</ErrorNotice>}
    </>
  )
}
