import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { formatMoment } from '#entities/clock.ts'
import type { InterfaceLanguage } from '#entities/interface-language.ts'
import { paths } from '../../paths.ts'
import type { Chooser } from './choice.ts'
import { formatDate } from './format-date.ts'
import { useChosen } from './use-chosen.ts'
import { useDoctorName, useLocationNames } from './use-names.ts'

/** What has been chosen, each line with the way to choose anew. */
export function ChoiceSoFar({ choice, link, step }: Chooser) {
  const { t, i18n } = useTranslation()
  const language = i18n.language as InterfaceLanguage
  const doctor = useDoctorName(choice.doctor)
  const names = useLocationNames()
  const { chosen } = useChosen(choice)
  if (!choice.doctor || step === 'check') return null
  const when = chosen
    ? formatMoment(chosen.place.startsAt, chosen.occurrence.timezone, language)
    : choice.date && step === 'place'
      ? Object.values(formatDate(choice.date, language)).join(', ')
      : null
  return (
    <dl className="so-far" aria-label={t('patient:booking.soFar')}>
      <div>
        <dt>{t('patient:booking.doctorLabel')}</dt>
        <dd>
          {doctor}
          {!choice.move && <Link to={paths.book()}>{t('patient:booking.change')}</Link>}
        </dd>
      </div>
      {when && (
        <div>
          <dt>{t('patient:booking.whenLabel')}</dt>
          <dd>
            {when}
            <Link to={link({ doctor: choice.doctor })}>{t('patient:booking.change')}</Link>
          </dd>
        </div>
      )}
      {chosen && (
        <div>
          <dt>{t('patient:booking.whereLabel')}</dt>
          <dd>{names.get(chosen.occurrence.location) ?? chosen.occurrence.location}</dd>
        </div>
      )}
    </dl>
  )
}
