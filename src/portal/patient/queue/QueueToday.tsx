import type { Appointment } from '#entities/appointment/appointment.ts'
import { paths } from '../../paths.ts'
import { Link } from '../../routing/Link.tsx'
import { useTranslation } from '../../texts.ts'
import { QueueNow } from './QueueNow.tsx'
import { useQueueStatus } from './use-status.ts'

/** The state of the queue on the day of an appointment. Renders nothing if it cannot be loaded. */
export function QueueToday({ code }: Pick<Appointment, 'code'>) {
  const { t } = useTranslation()
  const { status, old } = useQueueStatus(code)
  if (!status) return null
  return (
    <section className="turn-card" aria-label={t('patient:turn.title')}>
      <QueueNow status={status} old={old} />
      <p>
        <Link className="link" to={paths.queue(code)}>
          {t('patient:turn.open')}
        </Link>
      </p>
    </section>
  )
}
