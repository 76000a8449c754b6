import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { Button, buttonClass } from '#ui/Button.tsx'
import { paths } from '../paths.ts'
import { AppointmentCard } from './AppointmentCard.tsx'
import { appointmentsQuery } from './directory.ts'
import { Loading } from './Loading.tsx'
import { Problem } from './Problem.tsx'
import { Screen } from './Screen.tsx'
import { useCancel } from './use-cancel.ts'

const STEP = 10
const MOST = 100

/** Every appointment, the coming ones first. */
export function History() {
  const { t } = useTranslation()
  const book = (
    <Link className={buttonClass({ variant: 'primary' })} to={paths.book()}>
      {t('patient:dashboard.book')}
    </Link>
  )
  return (
    <Screen title={t('patient:history.title')} action={book}>
      <Part when="upcoming" />
      <Part when="past" />
    </Screen>
  )
}

function Part({ when }: { when: 'upcoming' | 'past' }) {
  const { t } = useTranslation()
  const [count, setCount] = useState(STEP)
  const { data, error, isPending, isFetching, refetch } = useQuery(appointmentsQuery(when, count))
  const { cancel, pending } = useCancel()
  return (
    <section className="part">
      <h2 className="text-lg">{t(`patient:history.${when}`)}</h2>
      {isPending && <Loading cards={2} />}
      {error && <Problem error={error} onAgain={() => refetch()} />}
      {data?.total === 0 && <p className="text-ink-soft">{t(`patient:history.${when}Empty`)}</p>}
      <div className="cards">
        {data?.items.map(one => (
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
