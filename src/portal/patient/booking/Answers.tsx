import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { paths } from '../../paths.ts'
import { type Chooser, forDays } from './choice.ts'
import { useDoctorName, useLocationNames } from './use-names.ts'

interface Props {
  chooser: Chooser
  when: string
  location: string
  /** null where no reason is asked for */
  reason: string | null
}

/** What will be sent, each answer with the way to change it. */
export function Answers({ chooser: { choice, link }, when, location, reason }: Props) {
  const { t } = useTranslation()
  const doctor = useDoctorName(choice.doctor)
  const names = useLocationNames()
  const rows = [
    {
      term: t('patient:booking.doctorLabel'),
      text: doctor,
      to: choice.move ? null : choice.specialist ? link(forDays(choice)) : paths.book(),
    },
    { term: t('patient:booking.whenLabel'), text: when, to: link(forDays(choice)) },
    { term: t('patient:booking.whereLabel'), text: names.get(location) ?? location, to: null },
    ...(reason === null
      ? []
      : [
          {
            term: t('patient:booking.reasonLabel'),
            text: reason || t('patient:booking.noReason'),
            to: link({ schedule: choice.schedule ?? '', startsAt: choice.startsAt ?? '' }),
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
