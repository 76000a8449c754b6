import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Appointment } from '#entities/appointment/appointment.ts'
import { Button } from '#ui/Button.tsx'
import { RadioField } from '#ui/fields/RadioField.tsx'
import { LinkButton } from '../../kit/LinkButton.tsx'
import { useAddress } from '../../kit/use-address.ts'
import { paths } from '../../paths.ts'
import { useTranslation } from '../../texts.ts'
import { appointmentsQuery } from '../doctors/directory.ts'
import { QueryState } from '../Loading.tsx'
import { Screen } from '../Screen.tsx'
import { AppointmentCard } from './AppointmentCard.tsx'
import { endedByHospital } from './status.ts'
import { useCancel } from './use-cancel.ts'

const STEP = 10
const MOST = 100

const shows = ['all', 'upcoming', 'visited', 'fallen'] as const
type Show = (typeof shows)[number]
const isShow = (text: string | null): text is Show => shows.some(one => one === text)

/** Which past appointments each filter shows. */
const matches: Record<Show, (one: Appointment) => boolean> = {
  all: () => true,
  upcoming: () => false,
  visited: one => one.status === 'completed' || one.status === 'checked_in',
  // A past accepted appointment without a recorded outcome is in neither filter.
  fallen: one => endedByHospital(one.status) || ['cancelled_by_patient', 'no_show'].includes(one.status),
}

/** All appointments, upcoming ones first, or a filtered part of them; the filter is in the address. */
export function History() {
  const { t } = useTranslation()
  const { params, change } = useAddress()
  const asked = params.get('show')
  const show = isShow(asked) ? asked : 'all'
  const book = (
    <LinkButton variant="primary" to={paths.book()}>
      {t('patient:dashboard.book')}
    </LinkButton>
  )
  return (
    <Screen title={t('patient:history.title')} action={book}>
      <RadioField
        label={t('patient:history.show')}
        look="chips"
        name="show"
        value={show}
        onChange={value => change(value === 'all' ? {} : { show: value }, { replace: true })}
        choices={shows.map(value => ({ value, label: t(`patient:history.${value}`) }))}
      />
      {(show === 'all' || show === 'upcoming') && <Part when="upcoming" show="all" />}
      {show !== 'upcoming' && <Part key={show} when="past" show={show} />}
    </Screen>
  )
}

function Part({ when, show }: { when: 'upcoming' | 'past'; show: Show }) {
  const { t } = useTranslation()
  // Filtering happens in the browser, so a filter loads as many appointments as one call returns.
  const [count, setCount] = useState(show === 'all' ? STEP : MOST)
  const query = useQuery(appointmentsQuery(when, count))
  const { data, isFetching } = query
  const { cancel, pending } = useCancel()
  const items = data?.items.filter(matches[show]) ?? []
  return (
    <section className="part">
      <h2 className="text-lg">{t(`patient:history.${show === 'all' ? when : show}`)}</h2>
      <QueryState query={query} cards={2} />
      {data && items.length === 0 && (
        <p className="text-ink-soft">
          {t(`patient:history.${show === 'all' || data.total === 0 ? `${when}Empty` : 'noneOfThese'}`)}
        </p>
      )}
      <div className="cards">
        {items.map(one => (
          <AppointmentCard key={one.id} appointment={one} onCancel={cancel} pending={pending === one.id} />
        ))}
      </div>
      {data && data.total > data.items.length && count < MOST && (
        <div className="button-row">
          <Button
            variant="quiet"
            isPending={isFetching}
            onClick={() => setCount(Math.min(MOST, count + 2 * STEP))}
          >
            {t('patient:more', { count: data.total - data.items.length })}
          </Button>
        </div>
      )}
    </section>
  )
}
