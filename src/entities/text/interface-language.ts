/**
 * Every language of the interface, with its own name for readers who know no other, and its `Intl` locale. A new one is a
 * line here and files in `locales/`; texts that it lacks are shown in English, and `npm run check` counts them.
 */
const languages = {
  // Western digits, as in the surrounding numbers and telephone numbers.
  ar: { name: 'العربية', locale: 'ar-u-nu-latn' },
  de: { name: 'Deutsch', locale: 'de-DE' },
  // The day before the month, as everywhere except in America.
  en: { name: 'English', locale: 'en-GB' },
  es: { name: 'Español', locale: 'es-ES' },
  'es-MX': { name: 'Español (México)', locale: 'es-MX' },
  fr: { name: 'Français', locale: 'fr-FR' },
  id: { name: 'Bahasa Indonesia', locale: 'id-ID' },
  'zh-CN': { name: '简体中文', locale: 'zh-CN' },
}
export type InterfaceLanguage = keyof typeof languages
export const interfaceLanguages = Object.keys(languages) as InterfaceLanguage[]

/** One property of each language, by language. */
export const byLanguage = (property: 'name' | 'locale') =>
  Object.fromEntries(interfaceLanguages.map(one => [one, languages[one][property]])) as Record<
    InterfaceLanguage,
    string
  >

/** The content language for a language of the interface: public content exists in two languages only. */
export const contentLanguageOf = (language: InterfaceLanguage): 'en' | 'id' =>
  language === 'id' ? 'id' : 'en'
