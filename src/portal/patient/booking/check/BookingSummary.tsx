import type { GuarantorChoice } from '#entities/appointment/guarantor.ts'
import { packageOf } from '#entities/appointment/timetable-key.ts'
import { formatMoment } from '#entities/time/clock.ts'
import { Link } from '../../../routing/Link.tsx'
import { useTranslation } from '../../../texts.ts'
import { useBookingLink } from '../../appointments/use-booking-link.ts'
import { useMovedAppointment } from '../../doctors/directory.ts'
import { type Chooser, choiceOfDays } from '../choose/choice.ts'
import { TimetableName } from '../TimetableName.tsx'
import { useDoctorFee, useLocationNames } from '../use-names.ts'
import { usePayerText } from './use-patient-names.ts'

interface Props {
  chooser: Chooser
  when: string
  location: string
  /** The reason of a request that was already sent and cannot be changed. */
  reason: string | null
  pays: GuarantorChoice | null
  /** The request was sent and its response is missing: it can only be repeated unchanged. */
  fixed: boolean
}

/** The data that will be sent, each with a link to change it. */
export function BookingSummary({ chooser: { choice, link }, when, location, reason, pays, fixed }: Props) {
  const { t, language } = useTranslation()
  const fee = useDoctorFee(choice.doctor)
  const names = useLocationNames()
  const book = useBookingLink()
  const paysText = usePayerText()
  const moved = useMovedAppointment(choice.move)
  const { schedule = '', startsAt = '', keptUntil = '' } = choice
  const whom = moved?.dependant?.name
  const isPackage = packageOf(choice.doctor ?? '') !== null
  const rows = [
    ...(whom ? [{ term: t('dependants:for'), text: whom, to: null }] : []),
    {
      term: t(isPackage ? 'patient:package.label' : 'patient:booking.doctorLabel'),
      text: <TimetableName choice={choice} />,
      to: choice.move || isPackage ? null : choice.specialist ? link(choiceOfDays(choice)) : book(),
    },
    ...(moved
      ? [
          {
            term: t('patient:booking.timeNow'),
            text: formatMoment(moved.startsAt, moved.timezone, language),
            to: null,
          },
        ]
      : []),
    {
      term: t(choice.move ? 'patient:booking.timeNew' : 'patient:booking.whenLabel'),
      text: when,
      to: link(choiceOfDays(choice)),
    },
    { term: t('patient:booking.whereLabel'), text: names.get(location) ?? location, to: null },
    ...(fee ? [{ term: t('patient:booking.feeLabel'), text: fee, to: null }] : []),
    ...(reason === null ? [] : [{ term: t('patient:booking.reasonLabel'), text: reason, to: null }]),
    ...(choice.move
      ? []
      : [
          {
            term: t('dependants:paysLabel'),
            text: paysText(pays),
            to: fixed ? null : link({ schedule, startsAt, keptUntil, step: 'pays' }),
          },
        ]),
  ]
  return (
    <dl className="answers">
      {rows.map(({ term, text, to }) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>
            {text}
            {to && (
              <Link className="link" to={to} aria-label={t('patient:booking.changeOf', { what: term })}>
                {t('patient:booking.change')}
              </Link>
            )}
          </dd>
        </div>
      ))}
    </dl>
  )
}
