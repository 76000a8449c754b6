import { useQuery } from '@tanstack/react-query'
import { type SetupStep, setupSteps } from '#entities/office/setup-steps.ts'
import { classNames } from '#ui/class-names.ts'
import IconDone from '~icons/lucide/circle-check'
import IconOpen from '~icons/lucide/circle-dashed'
import IconDraft from '~icons/lucide/pencil'
import { Link } from '../../routing/Link.tsx'
import { useTranslation } from '../../texts.ts'
import { adminPaths } from '../paths.ts'
import { setupOptions } from '../settings/calls.ts'

const icons = { open: IconOpen, draft: IconDraft, done: IconDone }
const tones = { open: 'text-ink-soft', draft: 'text-warning', done: 'text-success' }

/** Links to all steps with their state, open until the server has answered: the order is free. */
export function StepRail({ current }: { current?: SetupStep }) {
  const { t } = useTranslation()
  const states = useQuery(setupOptions).data?.steps
  // On a small screen there is no room for it: the step shows its number, and a link leads to the overview.
  const beside = current && 'max-lg:hidden lg:sticky lg:top-[calc(5rem+var(--away,0px))]'
  return (
    <nav aria-label={t('setup:steps')} className={beside}>
      <ol className="grid gap-0.5">
        {setupSteps.map(step => {
          const state = states?.find(one => one.step === step)?.state ?? 'open'
          const Icon = icons[state]
          return (
            <li key={step}>
              <Link
                className={classNames(
                  'flex min-h-11 items-center gap-2.5 rounded-sm px-3 py-1.5',
                  step === current ? 'bg-brand-tint font-[650] text-on-brand-tint' : 'hover:bg-surface-sunk',
                )}
                to={adminPaths.setup(step)}
                aria-current={step === current ? 'step' : undefined}
              >
                <Icon className={tones[state]} />
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
