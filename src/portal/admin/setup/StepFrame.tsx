import { type ReactNode, useEffect, useRef } from 'react'
import { Link } from 'react-router-dom'
import { type SetupStep, setupSteps } from '#entities/office/office.ts'
import IconBack from '~icons/lucide/chevron-left'
import { LinkButton } from '../../kit/LinkButton.tsx'
import { LoadFailed, Loading } from '../../kit/Page.tsx'
import { useTitle } from '../../shell/use-title.ts'
import { useTranslation } from '../../texts.ts'
import { adminPaths } from '../paths.ts'
import { StepRail } from './StepRail.tsx'

/** The address of the next step; of the overview after the last one. */
export const nextOf = (step: SetupStep): string =>
  adminPaths.setup(setupSteps[setupSteps.indexOf(step) + 1] ?? '')

interface FrameProps {
  step: SetupStep
  children: ReactNode
  /** The main button. Default: a link to the next step. */
  action?: ReactNode
}

/** The frame of a step: its number, its purpose, and links to the previous and next step. */
export function StepFrame({ step, children, action }: FrameProps) {
  const { t } = useTranslation()
  const heading = useRef<HTMLHeadingElement>(null)
  const at = setupSteps.indexOf(step)
  const before = setupSteps[at - 1]
  const title = t(`setup:${step}.title`)
  useTitle(title)
  // Focusing the heading announces the new step to screen readers.
  useEffect(() => {
    heading.current?.focus({ preventScroll: true })
  }, [])
  return (
    <div className="page setup">
      <Link className="page-back" to={adminPaths.setup()}>
        <IconBack className="rtl:[transform:scaleX(-1)]" />
        {t('setup:title')}
      </Link>
      <div className="setup-body">
        <StepRail current={step} />
        <div className="setup-step">
          <header className="setup-title">
            <h1 ref={heading} tabIndex={-1}>
              <small>{t('setup:at', { number: at + 1, count: setupSteps.length })}</small>
              {title}
            </h1>
            <progress max={setupSteps.length} value={at + 1} aria-hidden="true" />
            <p className="page-lead">{t(`setup:${step}.lead`)}</p>
          </header>
          {children}
          <footer className="setup-foot" data-at-bottom>
            {before && (
              <LinkButton variant="quiet" to={adminPaths.setup(before)}>
                {t('setup:back')}
              </LinkButton>
            )}
            {action ?? <GoOn step={step} />}
          </footer>
        </div>
      </div>
    </div>
  )
}

/** Link to the next step, also if this one is skipped. */
export function GoOn({ step, quiet }: { step: SetupStep; quiet?: boolean }) {
  const { t } = useTranslation()
  return (
    <LinkButton variant={quiet ? 'ghost' : 'primary'} to={nextOf(step)}>
      {t(quiet ? 'setup:later' : step === setupSteps.at(-1) ? 'setup:finish' : 'setup:next')}
    </LinkButton>
  )
}

interface WaitsProps {
  step: SetupStep
  error: unknown
  isError: boolean
  refetch(): unknown
}

/** Shown while the data of a step is loading, or if loading failed. */
export function StepWaits({ step, error, isError, refetch }: WaitsProps) {
  if (!isError) return <Loading rows={6} />
  return (
    <StepFrame step={step}>
      <LoadFailed error={error} retry={() => void refetch()} />
    </StepFrame>
  )
}
