import { useQuery } from '@tanstack/react-query'
import type { Setup } from '#entities/office/office.ts'
import { setupSteps } from '#entities/office/setup-steps.ts'
import { LinkButton } from '../../kit/LinkButton.tsx'
import { Loaded } from '../../kit/Loaded.tsx'
import { Page } from '../../kit/Page.tsx'
import { useTranslation } from '../../texts.ts'
import { adminPaths } from '../paths.ts'
import { setupOptions } from '../settings/calls.ts'
import { OperatorTasks } from './OpenTasks.tsx'
import { nextStep } from './progress.ts'
import { StepRail } from './StepRail.tsx'

/** Overview of the setup: every step, and the next one. */
export function SetupScreen() {
  const { t } = useTranslation()
  return (
    <Page title={t('setup:title')} lead={t('setup:lead')}>
      <Loaded query={useQuery(setupOptions)} rows={8}>
        {setup => <Whole setup={setup} />}
      </Loaded>
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
          <LinkButton variant="primary" to={adminPaths.setup(next ?? setupSteps.at(-1))}>
            {next
              ? t(begun ? 'setup:goOn' : 'setup:begin', { step: t(`settings:setup.name.${next}`) })
              : t('setup:look')}
          </LinkButton>
        </div>
      </div>
      <OperatorTasks setup={setup} />
    </>
  )
}
