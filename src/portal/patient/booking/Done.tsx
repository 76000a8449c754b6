import { useQuery } from '@tanstack/react-query'
import type { Appointment } from '#entities/appointment/appointment.ts'
import { formatMoment } from '#entities/time/clock.ts'
import { Notice } from '#ui/Notice.tsx'
import { LinkButton } from '../../kit/LinkButton.tsx'
import { paths } from '../../paths.ts'
import { Link } from '../../routing/Link.tsx'
import { useTranslation } from '../../texts.ts'
import { BookingCode } from '../appointments/BookingCode.tsx'
import { WhatToBring } from '../appointments/WhatToBring.tsx'
import { addressesQuery, appointmentQuery } from '../doctors/directory.ts'
import { QueryState } from '../Loading.tsx'
import { postalAddress } from '../postal-address.ts'
import { Screen } from '../Screen.tsx'
import { LocalizedLine } from './check/LocalizedLine.tsx'
import { PackageTerms } from './check/PackageTerms.tsx'
import type { Chooser } from './choose/choice.ts'

/** After a successful request: the booking code and what happens next. The screen survives a reload. */
export function Done({ choice }: Chooser) {
  const { t } = useTranslation()
  const query = useQuery(appointmentQuery(choice.done ?? ''))
  const { data } = query
  return (
    <Screen
      announced
      title={t(
        choice.move
          ? 'patient:done.moved'
          : data?.status === 'accepted'
            ? 'patient:done.confirmed'
            : 'patient:done.title',
      )}
    >
      <QueryState query={query} cards={1} />
      {data && <HeldSlot appointment={data} />}
    </Screen>
  )
}

function HeldSlot({ appointment }: { appointment: Appointment }) {
  const { t, language } = useTranslation()
  const { dependant, startsAt, timezone, status, package: terms } = appointment
  const stands = status === 'requested' || status === 'accepted'
  return (
    <div className="done">
      {!stands && (
        <Notice tone="urgent" title={t(`patient:status.${status}`)}>
          {t('patient:done.since')}
        </Notice>
      )}
      <div className="card done-card">
        <img src="/art/states/done.svg" alt="" width={180} height={115} />
        <p className="text-lg">
          <strong>{formatMoment(startsAt, timezone, language)}</strong>
          <br />
          {terms ? <LocalizedLine value={terms.title} /> : appointment.doctorName}
          {dependant && (
            <>
              <br />
              {t('dependants:cardFor', { name: dependant.name })}
            </>
          )}
        </p>
        <Where appointment={appointment} />
        <BookingCode {...appointment} />
        {stands && <WhatToBring appointment={appointment} />}
      </div>
      {stands && terms && <PackageTerms terms={terms} />}
      {stands && <NextSteps appointment={appointment} />}
      <div className="button-row">
        <LinkButton to={paths.patients}>{t('patient:done.dashboard')}</LinkButton>
        <LinkButton variant="quiet" to={paths.book()}>
          {t('patient:done.another')}
        </LinkButton>
      </div>
    </div>
  )
}

function Where({ appointment: { location, locationName } }: { appointment: Appointment }) {
  const { data } = useQuery(addressesQuery)
  const place = data?.find(one => one.code === location)
  return <p>{place ? postalAddress(place) : locationName}</p>
}

function NextSteps({ appointment }: { appointment: Appointment }) {
  const { t, language } = useTranslation()
  const { code, expiresAt, timezone, status } = appointment
  return (
    <section className="part">
      <h2 className="text-lg">{t('patient:done.nextTitle')}</h2>
      <ol className="steps">
        {status === 'requested' && (
          <li>
            {expiresAt
              ? t('patient:done.answerBy', { when: formatMoment(expiresAt, timezone, language) })
              : t('patient:done.answer')}
          </li>
        )}
        <li>{t(status === 'accepted' ? 'patient:done.mailed' : 'patient:done.mail')}</li>
        <li>
          {t('patient:done.queue')}{' '}
          <Link className="link" to={paths.queue(code)}>
            {t('patient:turn.title')}
          </Link>
        </li>
        <li>{t('patient:done.desk')}</li>
        <li>{t('patient:done.cancel')}</li>
      </ol>
    </section>
  )
}
