import { useStore } from '@nanostores/react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { localizedPath } from '#i18n/paths.ts'
import { Button } from '#ui/Button.tsx'
import { Notice } from '#ui/Notice.tsx'
import IconLive from '~icons/lucide/external-link'
import { Failure } from '../../kit/Failure.tsx'
import { LoadFailed, Loading } from '../../kit/Page.tsx'
import { Section } from '../../kit/Section.tsx'
import { useAction } from '../../kit/use-action.ts'
import { useTranslation } from '../../texts.ts'
import { $publishing, publicationText, watchPublication } from '../content/edit/publishing.ts'
import { itemTitle } from '../content/item-title.ts'
import { kindLabel } from '../labels.ts'
import { setupOptions } from '../settings/calls.ts'
import { invalidateSetup, publishPending, setupKinds, useItems, usePending } from './calls.ts'
import { ItemRows } from './ItemRows.tsx'
import { MissingSteps, OperatorTasks } from './OpenTasks.tsx'
import { NextStepLink, StepFrame } from './StepFrame.tsx'

/** Publishes all saved items together; then shows the result and what is left to do. */
export function PublishStep() {
  const { t, language } = useTranslation()
  const pending = usePending()
  const setup = useQuery(setupOptions)
  const { items, total } = pending

  const everything = t('setup:publish.everything')
  /** The item that is being published: an error is about it. */
  const [at, setAt] = useState(everything)
  const publish = useAction(
    async () => {
      let last: number | undefined
      setAt(everything)
      try {
        await publishPending(
          item => setAt(itemTitle(item, language)),
          change => {
            last = change
          },
        )
      } finally {
        if (last !== undefined) void watchPublication(last, everything)
        await invalidateSetup()
      }
    },
    { showError: 'here' },
  )
  return (
    <StepFrame step="publish" action={<NextStepLink step="publish" />}>
      <Failure of={{ failure: publish.failure.map(line => `${at}: ${line}`) }} />
      {setup.data && <MissingSteps setup={setup.data} />}
      <Section title={t('setup:publish.waiting')}>
        {pending.error !== null && <LoadFailed error={pending.error} retry={pending.retry} />}
        {pending.isPending && <Loading rows={3} />}
        {!pending.isPending && items.length === 0 && <p>{t('setup:publish.nothing')}</p>}
        {setupKinds.map(kind => {
          const own = items.filter(item => item.kind === kind)
          return (
            own.length > 0 && (
              <div key={kind}>
                <h3>{kindLabel(t, kind, 'many')}</h3>
                <ItemRows kind={kind} items={own} />
              </div>
            )
          )
        })}
        {items.length > 0 && (
          <div>
            <Button variant="primary" action={publish}>
              {publish.isPending ? t('admin:form.saving') : t('setup:publish.all', { count: total })}
            </Button>
          </div>
        )}
      </Section>
      <Live />
      {setup.data && <OperatorTasks setup={setup.data} />}
    </StepFrame>
  )
}

/** Link to the public site, and since when the last publication is live. */
function Live() {
  const { t, language } = useTranslation()
  const publishing = useStore($publishing)
  const doctors = useItems('doctors')
  const shown = doctors.items?.find(one => one.status === 'published')
  const links = [
    { path: '/', text: t('setup:publish.home') },
    ...(shown ? [{ path: `/doctors/${shown.key}`, text: itemTitle(shown, language) }] : []),
    { path: '/contact', text: t('setup:publish.contact') },
  ]
  const state = publishing?.unknown ? 'unknown' : publishing?.state
  return (
    <Section title={t('setup:publish.live')}>
      {publishing && (
        <Notice role="status" tone={state === 'live' ? 'success' : 'info'}>
          {publicationText({ t, language }, publishing)}
        </Notice>
      )}
      <ul className="grid gap-2.5">
        {links.map(({ path, text }) => (
          <li key={path}>
            <a
              className="link inline-flex min-h-7 items-center gap-1.5"
              href={localizedPath(language, path)}
              target="_blank"
              rel="noreferrer"
            >
              {text}
              <IconLive />
              <span className="sr-only"> ({t('setup:publish.newTab')})</span>
            </a>
          </li>
        ))}
      </ul>
    </Section>
  )
}
