import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import type { SetupStep } from '#entities/office.ts'
import IconDone from '~icons/lucide/circle-check'
import IconOpen from '~icons/lucide/circle-dashed'
import { adminPaths } from '../paths.ts'
import { useSay } from '../say.ts'
import { setupOptions } from './calls.ts'

/** Where each step is done; a step of the machine is done where the machine is configured. */
const where: Record<SetupStep, string> = {
  identity: adminPaths.settings('identity'),
  address: adminPaths.add('addresses'),
  specialist: adminPaths.add('specialists'),
  doctor: adminPaths.add('doctors'),
  schedule: adminPaths.list('doctors'),
  mail: adminPaths.settings('backups'),
  'address-public': adminPaths.settings('backups'),
  publication: adminPaths.list('doctors'),
  authenticator: adminPaths.account,
  backup: adminPaths.settings('backups'),
}

/**
 * The first steps of a new hospital, each with its state; once all are done there is nothing here. `brief`: only how far
 * it is and what comes next.
 */
export function SetupCard({ brief }: { brief?: boolean }) {
  const say = useSay()
  const setup = useQuery(setupOptions)
  const steps = setup.data ?? []
  const done = steps.filter(one => one.done).length
  if (steps.length === 0 || done === steps.length) return null
  const next = steps.find(one => !one.done)
  return (
    <section className="sheet setup" aria-labelledby="setup-title">
      <div className="setup-head">
        <h2 id="setup-title">{say('settings:setup.title')}</h2>
        <p>{say('settings:setup.progress', { done, count: steps.length })}</p>
        <progress max={steps.length} value={done} aria-labelledby="setup-title" />
      </div>
      {brief && next && (
        <p className="setup-next">
          <span>
            {say('settings:setup.next')}:{' '}
            <Link className="link" to={where[next.step]}>
              {say(`settings:setup.${next.step}`)}
            </Link>
          </span>
          <Link className="link" to={adminPaths.settings()}>
            {say('settings:setup.all')}
          </Link>
        </p>
      )}
      <ol className="setup-steps" hidden={brief}>
        {steps.map(({ step, done: isDone }) => (
          <li key={step} data-done={isDone || undefined}>
            {isDone ? <IconDone /> : <IconOpen />}
            <span>
              {isDone ? (
                <>
                  <span className="sr-only">{say('settings:setup.done')}</span>
                  {say(`settings:setup.${step}`)}
                </>
              ) : (
                <>
                  <Link className="link" to={where[step]}>
                    {say(`settings:setup.${step}`)}
                  </Link>
                  {step === next?.step && (
                    <span className="badge badge-brand">{say('settings:setup.next')}</span>
                  )}
                  <small>{say(`settings:setupHint.${step}`)}</small>
                </>
              )}
            </span>
          </li>
        ))}
      </ol>
    </section>
  )
}
