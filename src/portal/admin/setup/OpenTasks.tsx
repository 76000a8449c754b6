import type { Setup } from '#entities/office/office.ts'
import { optionalSteps } from '#entities/office/setup-steps.ts'
import { Notice } from '#ui/Notice.tsx'
import IconDone from '~icons/lucide/circle-check'
import IconOpen from '~icons/lucide/circle-dashed'
import { Section } from '../../kit/Section.tsx'
import { Link } from '../../routing/Link.tsx'
import { useTranslation } from '../../texts.ts'
import { adminPaths } from '../paths.ts'

/** The open steps that booking needs. */
export function MissingSteps({ setup }: { setup: Setup }) {
  const { t } = useTranslation()
  const missing = setup.steps.filter(
    ({ step, state }) =>
      state === 'open' && step !== 'publish' && step !== 'mail' && !optionalSteps.includes(step),
  )
  if (missing.length === 0) return null
  return (
    <Notice tone="urgent" title={t('setup:publish.missing')}>
      <ul className="grid gap-2.5">
        {missing.map(({ step }) => (
          <li key={step}>
            <Link className="link inline-flex min-h-7 items-center" to={adminPaths.setup(step)}>
              {t(`settings:setup.name.${step}`)}
            </Link>
          </li>
        ))}
      </ul>
    </Notice>
  )
}

/** Tasks outside of content: the configuration of the machine, or the administrator's own sign-in. */
export function OperatorTasks({ setup }: { setup: Setup }) {
  const { t } = useTranslation()
  const remains = [
    { what: 'mail', done: setup.mail.server !== null, to: adminPaths.setup('mail') },
    ...setup.remains.map(one => ({
      ...one,
      to: one.what === 'authenticator' ? adminPaths.account : adminPaths.settings('check-up'),
    })),
  ]
  return (
    <Section title={t('setup:remains.title')}>
      <ul className="grid gap-2.5">
        {remains.map(({ what, done, to }) => (
          <li key={what} className="flex gap-2.5">
            {done ? (
              <IconDone className="mt-[0.1875rem] text-success" />
            ) : (
              <IconOpen className="mt-[0.1875rem]" />
            )}
            <span>
              <span className="sr-only">{t(`setup:state.${done ? 'done' : 'open'}`)}: </span>
              {done ? (
                t(`setup:remains.${what}`)
              ) : (
                <Link className="link" to={to}>
                  {t(`setup:remains.${what}`)}
                </Link>
              )}
              {!done && <small className="block text-ink-soft">{t(`setup:remains.${what}How`)}</small>}
            </span>
          </li>
        ))}
      </ul>
    </Section>
  )
}
