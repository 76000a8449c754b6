import { useStore } from '@nanostores/react'
import { put } from '#api/client.ts'
import { type InterfaceLanguage, interfaceLanguages } from '#entities/interface-language.ts'
import { languageNames } from '#i18n/languages.ts'
import IconLanguages from '~icons/lucide/languages'
import { $language, chooseLanguage } from '../language.ts'
import { $user } from '../session.ts'
import { useTexts } from '../texts.ts'

/** Spoken at once; for somebody signed in it is also the language of what we write to him. */
export function speak(language: InterfaceLanguage): void {
  chooseLanguage(language)
  const user = $user.get()
  if (!user) return
  $user.set({ ...user, language })
  // The screen has changed already; a language that could not be kept is chosen again on the next device.
  const told = put('profile/language', { language })
  void keepInProfile(language, told).catch(() => {})
}

/** The doors read nothing, so what holds the profile is fetched only for who has one. */
async function keepInProfile(language: InterfaceLanguage, told: Promise<unknown>): Promise<void> {
  const { queryClient } = await import('../queries.ts')
  // A profile form that opens before the answer starts from this choice, not from what was read before.
  queryClient.setQueryData(['me'], (before: object | undefined) => before && { ...before, language })
  await told
  await queryClient.invalidateQueries({ queryKey: ['me'] })
}

/** The system's own list, which needs no script of ours on a phone: each language by its own name. */
export function LanguageSwitch() {
  const { t } = useTexts()
  const language = useStore($language)
  return (
    <div className="language-switch">
      <IconLanguages aria-hidden="true" />
      <span aria-hidden="true" className="language-code">
        {language.split('-')[0]?.toUpperCase()}
      </span>
      <span aria-hidden="true" className="language-name">
        {languageNames[language]}
      </span>
      <select
        aria-label={t('portal:language.label')}
        value={language}
        onChange={event => speak(event.target.value as InterfaceLanguage)}
      >
        {interfaceLanguages.map(one => (
          <option key={one} value={one} lang={one}>
            {languageNames[one]}
          </option>
        ))}
      </select>
    </div>
  )
}
