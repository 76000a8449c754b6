import { localizedPath } from '#i18n/paths.ts'
import { paths } from '../paths.ts'
import { useTranslation } from '../texts.ts'

/** Says at the door that nothing is lost by having to sign in; who comes for an appointment may also choose it first. */
export function KeptChoice({ redirect }: { redirect: string | null }) {
  const { t, language } = useTranslation()
  const booking = redirect?.startsWith(paths.book()) ?? false
  const chosen = booking && redirect?.includes('startsAt=')
  // What the waiting list offers is not kept for ten minutes, and may have lapsed.
  const kept = chosen && !redirect?.includes('keptUntil=')
  const open = !redirect || redirect === paths.patients
  return (
    <>
      {!open && <p className="notice notice-brand">{t(kept ? 'auth:choiceKept' : 'auth:backTo')}</p>}
      {(open || (booking && !chosen)) && (
        // Another document: the public pages are no part of the portal.
        <a className="button button-quiet" href={localizedPath(language, '/doctors')}>
          {t('auth:chooseFirst')}
        </a>
      )}
    </>
  )
}
