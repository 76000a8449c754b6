import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { useTitle } from './use-title.ts'

/** For an unmatched path, inside whatever layout it stands. */
export function NotFound() {
  const { t } = useTranslation()
  const navigate = useNavigate()
  useTitle(t('portal:notFound.title'))
  return (
    <section className="plain-message">
      <h1 className="text-2xl">{t('portal:notFound.heading')}</h1>
      <p>{t('portal:notFound.text')}</p>
      <div className="button-row">
        <button type="button" className="button" onClick={() => navigate(-1)}>
          {t('portal:notFound.back')}
        </button>
      </div>
    </section>
  )
}
