import { useQuery } from '@tanstack/react-query'
import { contentLanguages } from '#entities/localized.ts'
import { interfaceLanguages } from '#entities/text/interface-language.ts'
import { formatLocale } from '#entities/time/calendar-date.ts'
import { directionOf, languageNames } from '#i18n/languages.ts'
import { Badge } from '#ui/Badge.tsx'
import { Loaded } from '../../kit/Loaded.tsx'
import { Section } from '../../kit/Section.tsx'
import { Link } from '../../routing/Link.tsx'
import { useTranslation } from '../../texts.ts'
import { contentStateOptions } from '../dashboard/calls.ts'
import { kindLabel } from '../labels.ts'
import { adminPaths } from '../paths.ts'
import { SettingsPage } from './SettingsPage.tsx'

/** The languages of the site and the portal, and the content that is missing in one language. */
export function LanguagesScreen() {
  const { t, language } = useTranslation()
  return (
    <SettingsPage title={t('settings:languages.title')}>
      <Section title={t('settings:languages.site')}>
        <p className="field-hint">{t('settings:languages.siteText')}</p>
        <ul className="flex flex-wrap gap-2 font-semibold">
          {contentLanguages.map(one => (
            <li key={one} className="tinted" lang={one}>
              {languageNames[one]}
            </li>
          ))}
        </ul>
        <Loaded query={useQuery(contentStateOptions)} rows={2}>
          {({ untranslated }) =>
            untranslated.length === 0 ? (
              <p>{t('settings:languages.complete')}</p>
            ) : (
              <>
                <p>{t('settings:languages.lacking')}</p>
                <ul className="card-rows">
                  {untranslated.map(({ kind, count }) => (
                    <li key={kind}>
                      <Link className="link" to={`${adminPaths.list(kind)}?status=untranslated`}>
                        {kindLabel(t, kind, 'many')}
                      </Link>
                      <Badge>{count.toLocaleString(formatLocale[language])}</Badge>
                    </li>
                  ))}
                </ul>
              </>
            )
          }
        </Loaded>
      </Section>
      <Section title={t('settings:languages.portal')}>
        <p className="field-hint">{t('settings:languages.portalText')}</p>
        <ul className="flex flex-wrap gap-2 font-semibold">
          {interfaceLanguages.map(one => (
            <li key={one} className="tinted">
              <span lang={one} dir={directionOf(one)}>
                {languageNames[one]}
              </span>
            </li>
          ))}
        </ul>
      </Section>
    </SettingsPage>
  )
}
