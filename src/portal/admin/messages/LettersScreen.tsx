import { useStore } from '@nanostores/react'
import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router-dom'
import type { Letter } from '#entities/office/letter.ts'
import type { InterfaceLanguage } from '#entities/text/interface-language.ts'
import { languageNames } from '#i18n/languages.ts'
import { $user } from '../../session.ts'
import { useTranslation } from '../../texts.ts'
import { LoadFailed, Loading, Page } from '../layout/Page.tsx'
import { adminPaths } from '../paths.ts'
import { useLanguage } from '../use-language.ts'
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
  const list = useQuery(lettersOptions)
  return (
    <Page
      title={t('letters:title')}
      {...(settings ? { back: { to: adminPaths.settings(), label: t('admin:menu.settings') } } : {})}
    >
      <p className="page-lead">{t('letters:intro')}</p>
      <UndeliveredLink />
      {list.isError && !list.data && <LoadFailed error={list.error} retry={() => list.refetch()} />}
      {list.isPending && <Loading rows={6} />}
      {list.data && <Chosen letters={list.data} />}
    </Page>
  )
}

function Chosen({ letters }: { letters: Letter[] }) {
  const { t } = useTranslation()
  const own = useLanguage()
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
        <label className="filter letter-choice">
          <span>{t('letters:choose')}</span>
          <select
            className="control"
            value={letter.kind}
            onChange={event => change({ letter: event.target.value })}
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
          </select>
        </label>
        <label className="filter">
          <span>{t('letters:language')}</span>
          <select
            className="control"
            value={language}
            onChange={event => change({ language: event.target.value })}
          >
            {letter.languages.map(one => (
              <option key={one} value={one} lang={one}>
                {languageNames[one]}
              </option>
            ))}
          </select>
        </label>
      </div>
      <LetterView kind={letter.kind} language={language} />
      <p className="field-hint">{t('letters:fixed')}</p>
    </>
  )
}
