import { useStore } from '@nanostores/react'
import { useQuery } from '@tanstack/react-query'
import type { EmailKindLanguages } from '#entities/office/email.ts'
import type { InterfaceLanguage } from '#entities/text/interface-language.ts'
import { languageNames } from '#i18n/languages.ts'
import { Loaded } from '../../kit/Loaded.tsx'
import { FilterSelect } from '../../kit/list/filters.tsx'
import { Page } from '../../kit/Page.tsx'
import { useAddress } from '../../kit/use-address.ts'
import { $user } from '../../session.ts'
import { useTranslation } from '../../texts.ts'
import { useSettingsLink } from '../settings/SettingsPage.tsx'
import { emailsOptions } from './calls.ts'
import { EmailView } from './EmailView.tsx'
import { UndeliveredLink } from './UndeliveredLink.tsx'

const groups = [
  { id: 'appointments', has: /^(appointment|waiting-list)\./ },
  { id: 'accounts', has: /^(sign-up|sign-in|password|email|staff)\./ },
  { id: 'forms', has: /^(contact|application)\./ },
] as const

/** Previews of all emails that the hospital sends. */
export function EmailsScreen() {
  const { t } = useTranslation()
  const settings = useStore($user)?.scopes?.includes('super') === true
  const back = useSettingsLink()
  return (
    <Page title={t('letters:title')} back={settings ? back : undefined} lead={t('letters:intro')}>
      <UndeliveredLink />
      <Loaded query={useQuery(emailsOptions)}>{letters => <Chosen letters={letters} />}</Loaded>
    </Page>
  )
}

function Chosen({ letters }: { letters: EmailKindLanguages[] }) {
  const { t, language: own } = useTranslation()
  const address = useAddress()
  const { params } = address
  const letter = letters.find(one => one.kind === params.get('letter')) ?? (letters[0] as EmailKindLanguages)
  const wanted = [params.get('language'), own, 'en'].find(one =>
    letter.languages.includes(one as InterfaceLanguage),
  )
  const language = (wanted ?? letter.languages[0]) as InterfaceLanguage
  const change = (next: Record<string, string>) =>
    address.change({ letter: letter.kind, language, ...next }, { replace: true })
  return (
    <>
      <div className="filters">
        <FilterSelect
          label={t('letters:choose')}
          value={letter.kind}
          onChange={kind => change({ letter: kind })}
        >
          {groups.map(({ id, has }) => (
            <optgroup key={id} label={t(`letters:groups.${id}`)}>
              {letters
                .filter(one => has.test(one.kind))
                .map(({ kind }) => (
                  <option key={kind} value={kind}>
                    {t(`letters:kinds.${kind}`)}
                  </option>
                ))}
            </optgroup>
          ))}
        </FilterSelect>
        <FilterSelect
          label={t('letters:language')}
          value={language}
          options={letter.languages.map(one => [one, languageNames[one]])}
          onChange={one => change({ language: one })}
        />
      </div>
      <EmailView kind={letter.kind} language={language} />
      <p className="field-hint">{t('letters:fixed')}</p>
    </>
  )
}
