import { keepPreviousData, queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Appointment } from '#entities/appointment/appointment.ts'
import { Button } from '#ui/Button.tsx'
import { RadioField } from '#ui/fields/RadioField.tsx'
import { Failure } from '../../kit/Failure.tsx'
import { LinkButton } from '../../kit/LinkButton.tsx'
import { useAction } from '../../kit/use-action.ts'
import { useAddress } from '../../kit/use-address.ts'
import { paths } from '../../paths.ts'
import { allPages } from '../../queries.ts'
import { useTranslation } from '../../texts.ts'
import { appointmentsQuery } from '../doctors/directory.ts'
import { QueryState } from '../Loading.tsx'
import { Screen } from '../Screen.tsx'
import { AppointmentCard } from './AppointmentCard.tsx'
import { endedByHospital } from './status.ts'

const STEP = 10
/** Most appointments that one call returns. */
const MOST = 100

/** All appointments: for a filter, which is applied here, and for patients with more than one call returns. */
const allQuery = (when: 'upcoming' | 'past') =>
  queryOptions({
    queryKey: ['appointments', when, 'all'] as (string | number)[],
    queryFn: async ({ signal }) => {
      const items = await allPages('/api/appointments', { query: { when, perPage: MOST }, signal })
      return { items, total: items.length }
    },
    placeholderData: keepPreviousData,
  })

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
  const isAll = show === 'all'
  const [count, setCount] = useState(isAll ? STEP : MOST)
  const queryFor = (most: number) => (isAll && most <= MOST ? appointmentsQuery(when, most) : allQuery(when))
  const query = useQuery(queryFor(count))
  const { data } = query
  const client = useQueryClient()
  const next = count + 2 * STEP
  // Shown only after it is loaded: the query of a longer list that fails has no data, and the shorter list would disappear.
  const more = useAction(() => client.ensureQueryData(queryFor(next)), {
    onDone: () => setCount(next),
    showError: 'here',
  })
  const found = data?.items.filter(matches[show]) ?? []
  const items = found.slice(0, count)
  const left = data ? (isAll ? data.total : found.length) - items.length : 0
  return (
    <section className="part">
      <h2 className="text-lg">{t(`patient:history.${isAll ? when : show}`)}</h2>
      <QueryState query={query} cards={2} />
      {data && items.length === 0 && (
        <p className="text-ink-soft">
          {t(`patient:history.${isAll || data.total === 0 ? `${when}Empty` : 'noneOfThese'}`)}
        </p>
      )}
      <div className="cards">
        {items.map(one => (
          <AppointmentCard key={one.id} appointment={one} />
        ))}
      </div>
      {left > 0 && (
        <>
          <Failure of={more} />
          <div className="button-row">
            <Button variant="quiet" action={more}>
              {more.error ? t('patient:problem.again') : t('patient:more', { count: left })}
            </Button>
          </div>
        </>
      )}
    </section>
  )
}
