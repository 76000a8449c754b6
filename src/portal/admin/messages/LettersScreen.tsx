import { useStore } from '@nanostores/react'
import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router-dom'
import type { Letter } from '#entities/office/letter.ts'
import type { InterfaceLanguage } from '#entities/text/interface-language.ts'
import { languageNames } from '#i18n/languages.ts'
import { Loaded } from '../../kit/Loaded.tsx'
import { FilterSelect } from '../../kit/list/filters.tsx'
import { Page } from '../../kit/Page.tsx'
import { $user } from '../../session.ts'
import { useTranslation } from '../../texts.ts'
import { useSettingsLink } from '../settings/SettingsPage.tsx'
import { lettersOptions } from './calls.ts'
import { LetterView } from './LetterView.tsx'
import { UndeliveredLink } from './UndeliveredLink.tsx'

const groups = [
  { id: 'appointments', has: /^(appointment|waiting-list)\./ },
  { id: 'accounts', has: /^(sign-up|sign-in|password|email|staff)\./ },
  { id: 'forms', has: /^(contact|application)\./ },
] as const

/** Previews of all emails that the hospital sends. */
export function LettersScreen() {
  const { t } = useTranslation()
  const settings = useStore($user)?.scopes?.includes('super') === true
  const back = useSettingsLink()
  return (
    <Page title={t('letters:title')} back={settings ? back : undefined} lead={t('letters:intro')}>
      <UndeliveredLink />
      <Loaded query={useQuery(lettersOptions)}>{letters => <Chosen letters={letters} />}</Loaded>
    </Page>
  )
}

function Chosen({ letters }: { letters: Letter[] }) {
  const { t, language: own } = useTranslation()
  const [params, setParams] = useSearchParams()
  const letter = letters.find(one => one.kind === params.get('letter')) ?? (letters[0] as Letter)
  const wanted = [params.get('language'), own, 'en'].find(one =>
    letter.languages.includes(one as InterfaceLanguage),
  )
  const language = (wanted ?? letter.languages[0]) as InterfaceLanguage
  const change = (next: Record<string, string>) =>
    setParams({ letter: letter.kind, language, ...next }, { replace: true })
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
      <LetterView kind={letter.kind} language={language} />
      <p className="field-hint">{t('letters:fixed')}</p>
    </>
  )
}
