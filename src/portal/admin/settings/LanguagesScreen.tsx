import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { contentLanguages } from '#entities/localized.ts'
import { interfaceLanguages } from '#entities/text/interface-language.ts'
import { formatLocale } from '#entities/time/calendar-date.ts'
import { directionOf, languageNames } from '#i18n/languages.ts'
import { contentStateOptions } from '../dashboard/calls.ts'
import { kindLabel } from '../labels.ts'
import { LoadFailed, Loading, Page } from '../layout/Page.tsx'
import { adminPaths } from '../paths.ts'
import { useLanguage, useSay } from '../say.ts'

/** What the site and the portal speak, and what of the content only one language has. */
export function LanguagesScreen() {
  const say = useSay()
  const language = useLanguage()
  const state = useQuery(contentStateOptions)
  const lacking = state.data?.untranslated ?? []
  return (
    <Page
      title={say('settings:languages.title')}
      back={{ to: adminPaths.settings(), label: say('admin:menu.settings') }}
    >
      <section className="sheet" aria-labelledby="site-languages">
        <h2 id="site-languages">{say('settings:languages.site')}</h2>
        <p className="field-hint">{say('settings:languages.siteText')}</p>
        <ul className="language-list">
          {contentLanguages.map(one => (
            <li key={one} lang={one}>
              {languageNames[one]}
            </li>
          ))}
        </ul>
        {state.isError && <LoadFailed error={state.error} retry={() => state.refetch()} />}
        {state.isPending && <Loading rows={2} />}
        {state.data && lacking.length === 0 && <p>{say('settings:languages.complete')}</p>}
        {lacking.length > 0 && (
          <>
            <p>{say('settings:languages.lacking')}</p>
            <ul className="card-rows">
              {lacking.map(({ kind, count }) => (
                <li key={kind}>
                  <Link className="link" to={`${adminPaths.list(kind)}?status=untranslated`}>
                    {kindLabel(say, kind, 'many')}
                  </Link>
                  <span className="badge">{count.toLocaleString(formatLocale[language])}</span>
                </li>
              ))}
            </ul>
          </>
        )}
      </section>
      <section className="sheet" aria-labelledby="portal-languages">
        <h2 id="portal-languages">{say('settings:languages.portal')}</h2>
        <p className="field-hint">{say('settings:languages.portalText')}</p>
        <ul className="language-list">
          {interfaceLanguages.map(one => (
            <li key={one}>
              <span lang={one} dir={directionOf(one)}>
                {languageNames[one]}
              </span>
            </li>
          ))}
        </ul>
      </section>
    </Page>
  )
}
