import { formatLocale } from '#entities/time/calendar-date.ts'
import { Notice } from '#ui/Notice.tsx'
import { startOf } from '../paths.ts'
import { useTranslation } from '../texts.ts'
import { LinkButton } from './LinkButton.tsx'

/** The account lacks the right: who can give it. */
export function Forbidden({ helpers }: { helpers: string[] }) {
  const { t, language } = useTranslation()
  const names = new Intl.ListFormat(formatLocale[language], { type: 'disjunction' }).format(helpers)
  return (
    <Notice
      role="alert"
      title={t('admin:failed.forbidden')}
      actions={
        <LinkButton variant="quiet" size="small" to={startOf('admins')}>
          {t('admin:failed.leave')}
        </LinkButton>
      }
    >
      <p>{helpers.length > 0 ? t('admin:failed.ask', { names }) : t('admin:failed.askAny')}</p>
    </Notice>
  )
}
