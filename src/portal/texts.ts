/// <reference types="astro/client" />
import { type BackendModule, createInstance, type ResourceKey } from 'i18next'
import { initReactI18next } from 'react-i18next'
import { interfaceLanguages } from '#entities/interface-language.ts'
import { fallbacksTo } from '#i18n/languages.ts'
import { LOCALE_FALLBACK } from '#ui/constants.ts'
import { $language } from './language.ts'

const files = import.meta.glob<ResourceKey>(
  '../../locales/{ar,de,en,es,es-MX,fr,id,zh-CN}/{account,admin,auth,calls,dependants,desk,entities,inbox,letters,library,office,patient,portal,publications,queue,settings,validation}.json',
  {
    import: 'default',
  },
)

const backend: BackendModule = {
  type: 'backend',
  init() {},
  read(language, file, done) {
    const load = files[`../../locales/${language}/${file}.json`]
    // Not translated: the next language of the chain has it, English at last.
    if (!load) return done(null, {})
    load().then(
      texts => done(null, texts),
      error => done(error as Error, null),
    )
  },
}

export const texts = createInstance()

/** Loads the words that every screen needs, and keeps to the chosen language from then on. */
export async function startTexts(): Promise<void> {
  await texts
    .use(backend)
    .use(initReactI18next)
    .init({
      lng: $language.get(),
      // en-US is the specification's name for the English that we have.
      fallbackLng: fallbacksTo(new Intl.Locale(LOCALE_FALLBACK).language),
      supportedLngs: [...interfaceLanguages],
      load: 'currentOnly',
      ns: ['portal', 'validation', 'calls'],
      // Every key names its file; i18next takes `false` for that, its types do not.
      defaultNS: false as never,
      interpolation: { escapeValue: false },
      react: { useSuspense: false },
      showSupportNotice: false,
    } as never)
  $language.listen(language => void texts.changeLanguage(language))
}

/** The words of an area, once: each file is its own chunk. */
export const loadTexts = (names: string[]): Promise<void> => texts.loadNamespaces(names)
