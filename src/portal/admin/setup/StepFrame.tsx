import { type ReactNode, useEffect, useRef } from 'react'
import { useNavigate } from 'react-router-dom'
import { type SetupStep, setupSteps } from '#entities/office/setup-steps.ts'
import { classNames } from '#ui/class-names.ts'
import { Notice } from '#ui/Notice.tsx'
import { LinkButton } from '../../kit/LinkButton.tsx'
import { BackLink, LoadFailed, Loading } from '../../kit/Page.tsx'
import { Link } from '../../routing/Link.tsx'
import { useTitle } from '../../shell/use-title.ts'
import { useTranslation } from '../../texts.ts'
import { adminPaths } from '../paths.ts'
import { invalidateSetup } from './calls.ts'
import { StepRail } from './StepRail.tsx'

/** The address of the next step; of the overview after the last one. */
const nextStepPath = (step: SetupStep): string =>
  adminPaths.setup(setupSteps[setupSteps.indexOf(step) + 1] ?? '')

/** Goes on to the next step, after this one was saved. */
export function useNextStep(step: SetupStep) {
  const navigate = useNavigate()
  return () => {
    void invalidateSetup()
    navigate(nextStepPath(step))
  }
}

interface FrameProps {
  step: SetupStep
  children: ReactNode
  /** The main button. Default: a link to the next step. */
  action?: ReactNode
}

/** The main button stays visible on long forms. */
const footLook = classNames(
  'sticky bottom-0 z-20 mt-[var(--bar-room,0px)] flex flex-wrap justify-between gap-3',
  'border-t border-line bg-canvas py-3 *:last:ms-auto max-[30rem]:*:flex-auto',
)

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
    <div className="page">
      <BackLink to={adminPaths.setup()} label={t('setup:title')} />
      <div className="grid items-start gap-x-8 gap-y-5 lg:grid-cols-[15rem_minmax(0,1fr)]">
        <StepRail current={step} />
        <div className="setup-step min-w-0">
          <header className="setup-title grid gap-2">
            <h1 ref={heading} tabIndex={-1}>
              <small className="mb-1 block text-15 font-semibold tracking-normal text-ink-soft">
                {t('setup:at', { number: at + 1, count: setupSteps.length })}
              </small>
              {title}
            </h1>
            <progress
              className="h-1.5 [--track:var(--neutral-4)] lg:hidden"
              max={setupSteps.length}
              value={at + 1}
              aria-hidden="true"
            />
            <p className="max-w-176 text-ink-soft">{t(`setup:${step}.lead`)}</p>
          </header>
          {children}
          <footer className={footLook} data-at-bottom>
            {before && (
              <LinkButton variant="quiet" to={adminPaths.setup(before)}>
                {t('setup:back')}
              </LinkButton>
            )}
            {action ?? <NextStepLink step={step} />}
          </footer>
        </div>
      </div>
    </div>
  )
}

/** Link to the next step, also if this one is skipped. */
export function NextStepLink({ step, quiet }: { step: SetupStep; quiet?: boolean }) {
  const { t } = useTranslation()
  return (
    <LinkButton variant={quiet ? 'ghost' : 'primary'} to={nextStepPath(step)}>
      {t(quiet ? 'setup:later' : step === setupSteps.at(-1) ? 'setup:finish' : 'setup:next')}
    </LinkButton>
  )
}

/** What is missing, with a link to the step that has it. */
export function MissingStep({ text, step }: { text: string; step: SetupStep }) {
  const { t } = useTranslation()
  return (
    <Notice>
      {text}{' '}
      <Link className="link" to={adminPaths.setup(step)}>
        {t(`settings:setup.name.${step}`)}
      </Link>
    </Notice>
  )
}

interface PendingProps {
  step: SetupStep
  error: unknown
  isError: boolean
  refetch(): unknown
}

/** Shown while the data of a step is loading, or if loading failed. */
export function StepPending({ step, error, isError, refetch }: PendingProps) {
  if (!isError) return <Loading rows={6} />
  return (
    <StepFrame step={step}>
      <LoadFailed error={error} retry={() => void refetch()} />
    </StepFrame>
  )
}

/** How patients will read what is typed. */
export function Preview({ title, children }: { title: string; children: ReactNode }) {
  const { t } = useTranslation()
  return (
    <section
      className="sheet gap-1.5 border border-dashed border-line-control bg-transparent shadow-none"
      aria-label={t('setup:preview')}
    >
      <p className="field-hint">{t('setup:preview')}</p>
      <strong className="text-[1.125rem] wrap-anywhere">{title}</strong>
      {children}
    </section>
  )
}
