import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { type Setup, type SetupStep, setupSteps } from '#entities/office/office.ts'
import IconDone from '~icons/lucide/circle-check'
import IconOpen from '~icons/lucide/circle-dashed'
import IconDraft from '~icons/lucide/pencil'
import { useTranslation } from '../../texts.ts'
import { adminPaths } from '../paths.ts'
import { setupOptions } from '../settings/calls.ts'

type State = Setup['steps'][number]['state']
const icons = { open: IconOpen, draft: IconDraft, done: IconDone }

/** The state of each step; all are open until the server has answered. */
export function useStepStates(): (step: SetupStep) => State {
  const setup = useQuery(setupOptions)
  return step => setup.data?.steps.find(one => one.step === step)?.state ?? 'open'
}

/** Links to all steps with their state: the order is free. */
export function StepRail({ current }: { current?: SetupStep }) {
  const { t } = useTranslation()
  const stateOf = useStepStates()
  return (
    <nav aria-label={t('setup:steps')} className="setup-rail">
      <ol>
        {setupSteps.map(step => {
          const state = stateOf(step)
          const Icon = icons[state]
          return (
            <li key={step} data-state={state}>
              <Link to={adminPaths.setup(step)} aria-current={step === current ? 'step' : undefined}>
                <Icon />
                <span>
                  {t(`settings:setup.name.${step}`)}
                  <span className="sr-only"> {t(`setup:state.${state}`)}</span>
                </span>
              </Link>
            </li>
          )
        })}
      </ol>
    </nav>
  )
}
