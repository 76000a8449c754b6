import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { serverNow } from '#api/server-clock.ts'
import { doctorsFirst } from '#entities/appointment/timetable-key.ts'
import type { NamedQueue } from '#entities/appointment/waiting-room.ts'
import { formatHours } from '#entities/time/clock.ts'
import { Button } from '#ui/Button.tsx'
import { Checkbox } from '#ui/fields/Checkbox.tsx'
import IconScreen from '~icons/lucide/monitor'
import { Loaded, together } from '../../kit/Loaded.tsx'
import { Empty, Page } from '../../kit/Page.tsx'
import { useAddress } from '../../kit/use-address.ts'
import { useTranslation } from '../../texts.ts'
import { useLocations } from '../front-desk/calls.ts'
import { LocationFilter } from '../front-desk/LocationFilter.tsx'
import { queueOptions } from './calls.ts'
import { DisplaysPanel } from './DisplaysPanel.tsx'
import { QueueCard } from './QueueCard.tsx'

/** The waiting room: current number, next number, and the button to call. */
export function QueueScreen() {
  const { t } = useTranslation()
  const { params, change } = useAddress()
  const [screens, setScreens] = useState(false)
  const locations = useLocations()
  const place = locations.data?.find(one => one.code === params.get('location')) ?? locations.data?.[0]
  const location = place?.code ?? ''
  const queues = useQuery(queueOptions(location))
  const chosen = params.getAll('doctor')
  const all = queues.data ?? []
  const shown = all
    .filter(one => chosen.length === 0 || chosen.includes(one.doctor))
    .filter(one => !isEmpty(one) || Temporal.Instant.compare(one.endsAt, serverNow()) >= 0)
  const empty = shown.filter(isEmpty).sort((a, b) => doctorsFirst(a.doctor, b.doctor))
  const go = (to: string, doctors: string[]) =>
    change(new URLSearchParams([['location', to], ...doctors.map(one => ['doctor', one])]), {
      replace: true,
    })
  return (
    <Page
      title={t('queue:title')}
      query={queues}
      actions={
        <Button variant="quiet" onClick={() => setScreens(true)}>
          <IconScreen />
          {t('queue:screens.open')}
        </Button>
      }
    >
      <search className="filters">
        <LocationFilter value={location} onChange={to => go(to, [])} />
        <Doctors queues={all} chosen={chosen} onChoose={doctors => go(location, doctors)} />
      </search>
      <Loaded query={together(queues, locations)} rows={4}>
        {() =>
          shown.length === 0 ? (
            <Empty
              picture="calendar"
              title={t('queue:noneTitle')}
              text={t(all.length > 0 ? 'queue:finishedText' : 'queue:noneText')}
            />
          ) : (
            <>
              <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,24rem),1fr))] items-start gap-4">
                {shown.map(
                  one =>
                    !isEmpty(one) && (
                      <QueueCard key={`${one.schedule} ${one.startsAt}`} queue={one} location={location} />
                    ),
                )}
              </div>
              {empty.length > 0 && <EmptyQueues queues={empty} isOpen={empty.length === shown.length} />}
            </>
          )
        }
      </Loaded>
      {screens && <DisplaysPanel location={location} queues={all} onClose={() => setScreens(false)} />}
    </Page>
  )
}

/** No patient is with the doctor, waiting or still expected. */
const isEmpty = ({ serving, waiting, expected }: NamedQueue) =>
  !serving && waiting.length + expected.length === 0

function EmptyQueues({ queues, isOpen }: { queues: NamedQueue[]; isOpen: boolean }) {
  const { t, language } = useTranslation()
  return (
    <details className="queue-lines" open={isOpen}>
      <summary>
        {t('queue:nobody')} ({queues.length})
      </summary>
      <ul>
        {queues.map(one => (
          <li key={`${one.schedule} ${one.startsAt}`} className="border-t border-line py-1.5">
            <bdi>{one.doctorName}</bdi>{' '}
            <span className="field-hint">
              {[formatHours(one.startsAt, one.endsAt, one.timezone, language), one.room]
                .filter(Boolean)
                .join(', ')}
            </span>
          </li>
        ))}
      </ul>
    </details>
  )
}

interface DoctorsProps {
  queues: NamedQueue[]
  chosen: string[]
  onChoose(doctors: string[]): void
}

/** Filters the queues by doctor; no choice means all. */
function Doctors({ queues, chosen, onChoose }: DoctorsProps) {
  const { t } = useTranslation()
  const doctors = new Map(queues.map(one => [one.doctor, one.doctorName]))
  if (doctors.size < 2) return null
  return (
    <details className="queue-lines basis-full" open={doctors.size <= 6}>
      <summary>
        {t('queue:doctors')}
        {chosen.length > 0 && ` (${chosen.length})`}
      </summary>
      <fieldset className="flex flex-wrap items-center gap-x-5" aria-label={t('queue:doctors')}>
        {[...doctors].map(([slug, name]) => (
          <Checkbox
            key={slug}
            value={chosen.includes(slug)}
            onChange={on => onChoose(on ? [...chosen, slug] : chosen.filter(one => one !== slug))}
          >
            <bdi>{name}</bdi>
          </Checkbox>
        ))}
      </fieldset>
    </details>
  )
}
