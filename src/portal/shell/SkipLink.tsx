import { useTexts } from '../texts.ts'

export function SkipLink() {
  const { t } = useTexts()
  return (
    <a className="skip-link" href="#main">
      {t('portal:skip')}
    </a>
  )
}
