import { useQuery } from '@tanstack/react-query'
import { LinkButton } from '../../kit/LinkButton.tsx'
import { Link } from '../../routing/Link.tsx'
import { useTranslation } from '../../texts.ts'
import { adminPaths } from '../paths.ts'
import { nextStep, progressOf } from '../setup/progress.ts'
import { setupOptions } from './calls.ts'

/** Link to the setup of a new hospital, with its progress; renders nothing once all is done. */
export function SetupCard() {
  const { t } = useTranslation()
  const setup = useQuery(setupOptions)
  if (!setup.data) return null
  const { done, count } = progressOf(setup.data)
  if (done === count) return null
  const next = nextStep(setup.data)
  return (
    <section className="sheet setup-card" aria-labelledby="setup-title">
      <div className="grid grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-4 gap-y-1">
        <h2 id="setup-title">{t('settings:setup.title')}</h2>
        <p>{t('settings:setup.progress', { done, count })}</p>
        <progress className="col-span-full" max={count} value={done} aria-labelledby="setup-title" />
      </div>
      <p className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-2">
        <LinkButton variant="primary" to={adminPaths.setup(next ?? '')}>
          {next
            ? t('settings:setup.goOn', { step: t(`settings:setup.name.${next}`) })
            : t('settings:setup.rest')}
        </LinkButton>
        {next && (
          <Link className="link" to={adminPaths.setup()}>
            {t('settings:setup.all')}
          </Link>
        )}
      </p>
    </section>
  )
}
