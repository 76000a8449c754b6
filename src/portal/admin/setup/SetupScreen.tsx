import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { type Setup, setupSteps } from '#entities/office/office.ts'
import { useTranslation } from '../../texts.ts'
import { LoadFailed, Loading, Page } from '../layout/Page.tsx'
import { adminPaths } from '../paths.ts'
import { setupOptions } from '../settings/calls.ts'
import { nextStep } from './progress.ts'
import { Remains } from './Remains.tsx'
import { StepRail } from './StepRail.tsx'

/** Overview of the setup: every step, and the next one. */
export function SetupScreen() {
  const { t } = useTranslation()
  const setup = useQuery(setupOptions)
  return (
    <Page title={t('setup:title')}>
      <p className="page-lead">{t('setup:lead')}</p>
      {setup.isError && !setup.data && <LoadFailed error={setup.error} retry={() => setup.refetch()} />}
      {setup.isPending && <Loading rows={8} />}
      {setup.data && <Whole setup={setup.data} />}
    </Page>
  )
}

function Whole({ setup }: { setup: Setup }) {
  const { t } = useTranslation()
  const next = nextStep(setup)
  const begun = setup.steps.some(one => one.state !== 'open')
  return (
    <>
      <div className="sheet max-w-160">
        <StepRail />
        <div>
          {next ? (
            <Link className="button button-primary" to={adminPaths.setup(next)}>
              {t(begun ? 'setup:goOn' : 'setup:begin', { step: t(`settings:setup.name.${next}`) })}
            </Link>
          ) : (
            <Link className="button button-primary" to={adminPaths.setup(setupSteps.at(-1))}>
              {t('setup:look')}
            </Link>
          )}
        </div>
      </div>
      <Remains setup={setup} />
    </>
  )
}
