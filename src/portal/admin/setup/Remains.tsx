import { Link } from 'react-router-dom'
import { optionalSteps, type Setup } from '#entities/office/office.ts'
import IconDone from '~icons/lucide/circle-check'
import IconOpen from '~icons/lucide/circle-dashed'
import { adminPaths } from '../paths.ts'
import { useSay } from '../say.ts'

/** The steps without which nobody can book. */
export function Missing({ setup }: { setup: Setup }) {
  const say = useSay()
  const missing = setup.steps.filter(
    ({ step, state }) =>
      state === 'open' && step !== 'publish' && step !== 'mail' && !optionalSteps.includes(step),
  )
  if (missing.length === 0) return null
  return (
    <div className="notice notice-urgent">
      <p className="notice-title">{say('setup:publish.missing')}</p>
      <ul className="setup-links">
        {missing.map(({ step }) => (
          <li key={step}>
            <Link className="link" to={adminPaths.setup(step)}>
              {say(`settings:setup.name.${step}`)}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** What is no content: done where the machine is configured, or at one's own sign-in. */
export function Remains({ setup }: { setup: Setup }) {
  const say = useSay()
  const remains = [
    { what: 'mail', done: setup.mail.server !== null, to: adminPaths.setup('mail') },
    ...setup.remains.map(one => ({
      ...one,
      to: one.what === 'authenticator' ? adminPaths.account : adminPaths.settings('check-up'),
    })),
  ]
  return (
    <section className="sheet" aria-labelledby="setup-remains">
      <h2 id="setup-remains">{say('setup:remains.title')}</h2>
      <ul className="setup-remains">
        {remains.map(({ what, done, to }) => (
          <li key={what} data-state={done ? 'done' : 'open'}>
            {done ? <IconDone /> : <IconOpen />}
            <span>
              <span className="sr-only">{say(`setup:state.${done ? 'done' : 'open'}`)}: </span>
              {done ? (
                say(`setup:remains.${what}`)
              ) : (
                <Link className="link" to={to}>
                  {say(`setup:remains.${what}`)}
                </Link>
              )}
              {!done && <small>{say(`setup:remains.${what}How`)}</small>}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
