import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { type Setup, setupSteps } from '#entities/office/office.ts'
import { LoadFailed, Loading, Page } from '../layout/Page.tsx'
import { adminPaths } from '../paths.ts'
import { useSay } from '../say.ts'
import { setupOptions } from '../settings/calls.ts'
import { nextStep } from './progress.ts'
import { Remains } from './Remains.tsx'
import { StepRail } from './StepRail.tsx'

/** Where setting up the hospital stands: every step, and the one to go on with. */
export function SetupScreen() {
  const say = useSay()
  const setup = useQuery(setupOptions)
  return (
    <Page title={say('setup:title')}>
      <p className="page-lead">{say('setup:lead')}</p>
      {setup.isError && !setup.data && <LoadFailed error={setup.error} retry={() => setup.refetch()} />}
      {setup.isPending && <Loading rows={8} />}
      {setup.data && <Whole setup={setup.data} />}
    </Page>
  )
}

function Whole({ setup }: { setup: Setup }) {
  const say = useSay()
  const next = nextStep(setup)
  const begun = setup.steps.some(one => one.state !== 'open')
  return (
    <>
      <div className="sheet setup-whole">
        <StepRail />
        <div>
          {next ? (
            <Link className="button button-primary" to={adminPaths.setup(next)}>
              {say(begun ? 'setup:goOn' : 'setup:begin', { step: say(`settings:setup.name.${next}`) })}
            </Link>
          ) : (
            <Link className="button button-primary" to={adminPaths.setup(setupSteps.at(-1))}>
              {say('setup:look')}
            </Link>
          )}
        </div>
      </div>
      <Remains setup={setup} />
    </>
  )
}
