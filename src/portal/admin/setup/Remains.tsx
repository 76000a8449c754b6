import { Link } from 'react-router-dom'
import { optionalSteps, type Setup } from '#entities/office/office.ts'
import { Notice } from '#ui/Notice.tsx'
import IconDone from '~icons/lucide/circle-check'
import IconOpen from '~icons/lucide/circle-dashed'
import { useTranslation } from '../../texts.ts'
import { adminPaths } from '../paths.ts'

/** The open steps that booking needs. */
export function Missing({ setup }: { setup: Setup }) {
  const { t } = useTranslation()
  const missing = setup.steps.filter(
    ({ step, state }) =>
      state === 'open' && step !== 'publish' && step !== 'mail' && !optionalSteps.includes(step),
  )
  if (missing.length === 0) return null
  return (
    <Notice tone="urgent" title={t('setup:publish.missing')}>
      <ul className="setup-links">
        {missing.map(({ step }) => (
          <li key={step}>
            <Link className="link" to={adminPaths.setup(step)}>
              {t(`settings:setup.name.${step}`)}
            </Link>
          </li>
        ))}
      </ul>
    </Notice>
  )
}

/** Tasks outside of content: the configuration of the machine, or the administrator's own sign-in. */
export function Remains({ setup }: { setup: Setup }) {
  const { t } = useTranslation()
  const remains = [
    { what: 'mail', done: setup.mail.server !== null, to: adminPaths.setup('mail') },
    ...setup.remains.map(one => ({
      ...one,
      to: one.what === 'authenticator' ? adminPaths.account : adminPaths.settings('check-up'),
    })),
  ]
  return (
    <section className="sheet" aria-labelledby="setup-remains">
      <h2 id="setup-remains">{t('setup:remains.title')}</h2>
      <ul className="checks">
        {remains.map(({ what, done, to }) => (
          <li key={what} data-state={done ? 'done' : 'open'}>
            {done ? <IconDone /> : <IconOpen />}
            <span>
              <span className="sr-only">{t(`setup:state.${done ? 'done' : 'open'}`)}: </span>
              {done ? (
                t(`setup:remains.${what}`)
              ) : (
                <Link className="link" to={to}>
                  {t(`setup:remains.${what}`)}
                </Link>
              )}
              {!done && <small className="block">{t(`setup:remains.${what}How`)}</small>}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
