/// <reference types="astro/client" />
import { type BackendModule, createInstance, type ResourceKey } from 'i18next'
import { initReactI18next } from 'react-i18next'
import { LOCALE_FALLBACK } from '#ui/constants.ts'
import { $language } from './language.ts'

const files = import.meta.glob<ResourceKey>(
  '../../locales/{en,id}/{account,admin,auth,calls,entities,inbox,patient,portal,validation}.json',
  {
    import: 'default',
  },
)

const backend: BackendModule = {
  type: 'backend',
  init() {},
  read(language, file, done) {
    const load = files[`../../locales/${language}/${file}.json`]
    if (!load) return done(new Error(`There is no locales/${language}/${file}.json.`), null)
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
      fallbackLng: new Intl.Locale(LOCALE_FALLBACK).language,
      supportedLngs: ['en', 'id'],
      nonExplicitSupportedLngs: true,
      load: 'languageOnly',
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
