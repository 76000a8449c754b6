import { serverNow } from '#api/server-clock.ts'
import { packageOf } from '#entities/appointment/timetable-key.ts'
import { formatMoment } from '#entities/time/clock.ts'
import { Notice } from '#ui/Notice.tsx'
import { paths } from '../../../paths.ts'
import { Link } from '../../../routing/Link.tsx'
import { Helpline } from '../../../shell/Helpline.tsx'
import { useTranslation } from '../../../texts.ts'
import { useShortMoment } from '../../appointments/moments.ts'
import { useFamily } from '../../dependants/family.ts'
import { type Choice, type Chooser, choiceOfDays, isOfferExpired, patientOf } from '../choose/choice.ts'
import { useChosen } from '../choose/use-chosen.ts'
import { WaitingListLink } from '../choose/WaitingListLink.tsx'
import { useLocationNames } from '../use-names.ts'
import type { Outcome } from './send.ts'

/** Refusals that another day does not help against. */
const unrelatedToDay = new Set([
  'booking.limit',
  'booking.notBookable',
  'booking.packageSex',
  'booking.packageAge',
  'booking.packageChanged',
  'booking.withdrawn',
])

interface Props {
  outcome: Exclude<Outcome, { kind: 'booked' }>
  chooser: Chooser
}

/** Why the appointment was not made, or may not have been made, and what the patient can do. */
export function SendProblem({ outcome, chooser }: Props) {
  const { t } = useTranslation()
  const { choice, link } = chooser
  if (outcome.kind === 'taken') return <Taken outcome={outcome} chooser={chooser} />
  if (outcome.kind === 'unknown') {
    return (
      <Notice tone="urgent" role="alert" title={t('patient:booking.unknownTitle')}>
        {outcome.message && <p>{outcome.message}</p>}
        <p>{t('patient:booking.unknownText')}</p>
        <Helpline />
      </Notice>
    )
  }
  return (
    <Notice tone="error" role="alert" title={outcome.message || t('patient:booking.refused')}>
      {!unrelatedToDay.has(outcome.code) && (
        <p>
          <Link className="link" to={link(choiceOfDays(choice))}>
            {t('patient:booking.otherDay')}
          </Link>
        </p>
      )}
      <Link className="link" to={paths.patients}>
        {t('patient:done.dashboard')}
      </Link>
    </Notice>
  )
}

function Taken({ outcome, chooser: { choice, replace, link } }: Props & { outcome: { kind: 'taken' } }) {
  const { t } = useTranslation()
  const shortMoment = useShortMoment()
  const names = useLocationNames()
  const { message, alternatives } = outcome as Extract<Outcome, { kind: 'taken' }>
  const others = alternatives.flatMap(one => one.places.map(place => ({ ...one, ...place })))
  const lapsed = isOfferExpired(choice, serverNow())
  return (
    <Notice tone="urgent" role="alert" title={lapsed ? t('patient:hold.lapsed') : message}>
      <div className="flex flex-col gap-3">
        {lapsed && <ExpiredOffer choice={choice} />}
        <p>{t(others.length > 0 ? 'patient:booking.others' : 'patient:booking.noOthers')}</p>
        <ul className="places">
          {others.map(({ schedule, startsAt, timezone, location, date }) => (
            <li key={schedule + startsAt}>
              <button
                type="button"
                className="chip place"
                onClick={() => replace({ ...choice, schedule, startsAt, date, keptUntil: '' })}
              >
                {shortMoment(startsAt, timezone)}
                <span className="chip-count">{names.get(location) ?? location}</span>
              </button>
            </li>
          ))}
        </ul>
        <p>
          <Link className="link" to={link(choiceOfDays(choice))}>
            {t('patient:booking.otherDay')}
          </Link>
        </p>
        {lapsed && packageOf(choice.doctor ?? '') === null && <JoinAgainLink choice={choice} />}
      </div>
    </Notice>
  )
}

/** Until when the waiting list held this slot: the offer has lapsed. */
function ExpiredOffer({ choice }: { choice: Choice }) {
  const { t, language } = useTranslation()
  const { chosen } = useChosen(choice)
  const timezone = chosen?.occurrence.timezone ?? Temporal.Now.timeZoneId()
  const until = formatMoment(choice.keptUntil ?? '', timezone, language)
  return <p>{t('patient:waiting.keptBefore', { until })}</p>
}

/** After a lapsed offer: the patient's entry on the waiting list, or a link to join it again. */
function JoinAgainLink({ choice: { specialist, doctor = '', ...choice } }: { choice: Choice }) {
  const who = patientOf(choice, useFamily().data) ?? null
  return <WaitingListLink who={who} awaited={specialist ? { specialist } : { doctor }} />
}
