import { useLocation, useNavigate } from 'react-router-dom'
import { Button, buttonClass } from '#ui/Button.tsx'
import { paths, startOf } from '../paths.ts'
import { Link } from '../routing/Link.tsx'
import { useTranslation } from '../texts.ts'
import { useTitle } from './use-title.ts'

/** For an unmatched path; rendered inside the layout of its area. */
export function NotFound() {
  const { t, language } = useTranslation()
  const navigate = useNavigate()
  const area = useLocation().pathname.split('/')[1]
  // On the first page of a tab the history has no page to go back to.
  const start = area === 'patients' || area === 'admins' ? startOf(area) : null
  useTitle(t('portal:notFound.title'))
  return (
    <section className="plain-message">
      <img src="/art/not-found.svg" alt="" width={800} height={560} />
      <h1 className="text-2xl">{t('portal:notFound.heading')}</h1>
      <p>{t('portal:notFound.text')}</p>
      <div className="button-row">
        <Button variant="primary" onClick={() => navigate(-1)}>
          {t('portal:notFound.back')}
        </Button>
        <Link
          className={buttonClass({ variant: 'quiet' })}
          to={start ?? paths.home(language)}
          reloadDocument={start === null}
        >
          {t('portal:notFound.start')}
        </Link>
      </div>
    </section>
  )
}
