import { useTranslation } from '../texts.ts'

export function SkipLink() {
  const { t } = useTranslation()
  return (
    <a className="skip-link" href="#main">
      {t('portal:skip')}
    </a>
  )
}
