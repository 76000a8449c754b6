import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Display, NamedQueue } from '#entities/appointment/waiting-room.ts'
import { Button } from '#ui/Button.tsx'
import { CopyButton } from '#ui/CopyButton.tsx'
import { FieldMessage } from '#ui/fields/Field.tsx'
import { Notice } from '#ui/Notice.tsx'
import { Loaded } from '../../kit/Loaded.tsx'
import { Panel } from '../../kit/Panel.tsx'
import { useAction } from '../../kit/use-action.ts'
import { useTranslation } from '../../texts.ts'
import { useLocationName } from '../front-desk/calls.ts'
import { savedMoment } from '../moments.ts'
import { adminPaths } from '../paths.ts'
import { displaysOptions, revokeDisplay, takeOverDisplay } from './calls.ts'
import { NewDisplay } from './NewDisplay.tsx'

interface PanelProps {
  location: string
  queues: NamedQueue[]
  onClose(): void
}

/** The displays of the waiting rooms: create them, see when each was last active, and switch them off. */
export function DisplaysPanel({ location, queues, onClose }: PanelProps) {
  const { t, language } = useTranslation()
  const [link, setLink] = useState<string | null>(null)
  return (
    <Panel title={t('queue:screens.title')} wide onClose={onClose}>
      <div className="grid gap-5">
        <p>{t('queue:screens.text')}</p>
        {link && (
          <Notice tone="success" role="status" title={t('queue:screens.made')}>
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
          </Notice>
        )}
        {/* Above the long form, so that a display that has ended is visible. */}
        <Loaded query={useQuery(displaysOptions)} rows={2}>
          {displays =>
            displays.length > 0 && (
              <section aria-labelledby="displays-title">
                <h3 id="displays-title">{t('queue:screens.list')}</h3>
                <ul className="schedule-rows">
                  {displays.map(one => (
                    <DisplayRow key={one.id} display={one} />
                  ))}
                </ul>
              </section>
            )
          }
        </Loaded>
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

function DisplayRow({ display: one }: { display: Display }) {
  const { t, language } = useTranslation()
  const placeOf = useLocationName()
  const takeOver = useAction(() => takeOverDisplay(one.id), { done: t('queue:screens.taken') })
  const end = useAction(() => revokeDisplay(one.id), { done: t('queue:screens.ended') })
  const seen = one.over
    ? t('queue:screens.over')
    : one.seenAt
      ? t('queue:screens.seen', { moment: savedMoment(one.seenAt, language) })
      : t('queue:screens.unseen')
  const about = [
    placeOf(one.location),
    one.doctors.length > 0
      ? t('queue:screens.doctors', { count: one.doctors.length })
      : t('queue:screens.everybody'),
    seen,
    !one.ended && t('queue:screens.keeper', { name: one.keeper }),
  ]
  return (
    <li>
      <div>
        <p className="font-semibold">
          <bdi>{one.name}</bdi>
        </p>
        <p className="field-hint">{about.filter(Boolean).join(', ')}</p>
        {one.ended && (
          <FieldMessage>
            {one.keeper ? t('queue:screens.endedBy', { name: one.keeper }) : t('queue:screens.endedNobody')}
          </FieldMessage>
        )}
      </div>
      {one.ended && (
        <Button variant="primary" size="small" action={takeOver}>
          {t('queue:screens.takeOver')}
          <span className="sr-only">: {one.name}</span>
        </Button>
      )}
      <Button variant="quiet" size="small" action={end}>
        {t('queue:screens.end')}
        <span className="sr-only">: {one.name}</span>
      </Button>
    </li>
  )
}
