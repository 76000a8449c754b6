/** All languages of the interface, as the specification lists them. */
export const interfaceLanguages = ['ar', 'de', 'en', 'es', 'es-MX', 'fr', 'id', 'zh-CN'] as const
export type InterfaceLanguage = (typeof interfaceLanguages)[number]

/** The content language for a language of the interface: public content exists in two languages only. */
export const contentLanguageOf = (language: InterfaceLanguage): 'en' | 'id' =>
  language === 'id' ? 'id' : 'en'
