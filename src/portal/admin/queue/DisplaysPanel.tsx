import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { errorLines } from '#api/errors.ts'
import { addAdminToast } from '#api/toasts.ts'
import type { Queue } from '#entities/appointment/waiting-room.ts'
import { CopyButton } from '#ui/CopyButton.tsx'
import { useTranslation } from '../../texts.ts'
import { useLocations } from '../front-desk/calls.ts'
import { LoadFailed, Loading } from '../layout/Page.tsx'
import { Panel } from '../layout/Panel.tsx'
import { savedMoment } from '../moments.ts'
import { adminPaths } from '../paths.ts'
import { useLanguage } from '../use-language.ts'
import { displaysOptions, endDisplay, takeOverDisplay } from './calls.ts'
import { NewDisplay } from './NewDisplay.tsx'

interface PanelProps {
  location: string
  queues: Queue[]
  onClose(): void
}

/** The displays of the waiting rooms: create them, see when each was last active, and switch them off. */
export function DisplaysPanel({ location, queues, onClose }: PanelProps) {
  const { t } = useTranslation()
  const language = useLanguage()
  const [link, setLink] = useState<string | null>(null)
  return (
    <Panel title={t('queue:screens.title')} wide onClose={onClose}>
      <div className="grid gap-5">
        <p>{t('queue:screens.text')}</p>
        {link && (
          <div className="notice notice-success" role="status">
            <p className="notice-title">{t('queue:screens.made')}</p>
            <p>{t('queue:screens.once')}</p>
            <p className="flex items-center gap-2 wrap-anywhere">
              <a className="link" href={link} target="_blank" rel="noopener noreferrer">
                {link}
              </a>
              <CopyButton
                text={link}
                label={t('queue:screens.copy')}
                copiedLabel={t('queue:screens.copied')}
              />
            </p>
          </div>
        )}
        {/* Above the long form, so that a display that has ended is visible. */}
        <Displays />
        {!link && (
          <NewDisplay
            location={location}
            queues={queues}
            onMade={token => setLink(`${globalThis.location.origin}${adminPaths.display(token, language)}`)}
          />
        )}
      </div>
    </Panel>
  )
}

function Displays() {
  const { t } = useTranslation()
  const language = useLanguage()
  const list = useQuery(displaysOptions)
  const locations = useLocations()
  const placeOf = (code: string) => {
    const found = locations.data?.find(one => one.code === code)
    return found?.shortName ?? found?.officialName ?? code
  }
  async function run(act: () => Promise<void>, done: 'ended' | 'taken') {
    try {
      await act()
      addAdminToast({ severity: 'success', summary: t(`queue:screens.${done}`) })
    } catch (error) {
      addAdminToast({ severity: 'error', ...errorLines(error) })
    }
  }
  if (list.isError) return <LoadFailed error={list.error} retry={() => list.refetch()} />
  if (!list.data) return <Loading rows={2} />
  if (list.data.length === 0) return null
  return (
    <section aria-labelledby="displays-title">
      <h3 id="displays-title">{t('queue:screens.list')}</h3>
      <ul className="schedule-rows">
        {list.data.map(one => (
          <li key={one.id}>
            <div>
              <p className="font-semibold">
                <bdi>{one.name}</bdi>
              </p>
              <p className="field-hint">
                {placeOf(one.location)}
                {', '}
                {one.doctors.length > 0
                  ? t('queue:screens.doctors', { count: one.doctors.length })
                  : t('queue:screens.everybody')}
                {', '}
                {one.over
                  ? t('queue:screens.over')
                  : one.seenAt
                    ? t('queue:screens.seen', { moment: savedMoment(one.seenAt, language) })
                    : t('queue:screens.unseen')}
                {!one.ended && `, ${t('queue:screens.keeper', { name: one.keeper })}`}
              </p>
              {one.ended && (
                <p className="field-error">
                  {one.keeper
                    ? t('queue:screens.endedBy', { name: one.keeper })
                    : t('queue:screens.endedNobody')}
                </p>
              )}
            </div>
            {one.ended && (
              <button
                type="button"
                className="button button-primary button-small"
                onClick={() => void run(() => takeOverDisplay(one.id), 'taken')}
              >
                {t('queue:screens.takeOver')}
                <span className="sr-only">: {one.name}</span>
              </button>
            )}
            <button
              type="button"
              className="button button-quiet button-small"
              onClick={() => void run(() => endDisplay(one.id), 'ended')}
            >
              {t('queue:screens.end')}
              <span className="sr-only">: {one.name}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
