/** Every language the interface has texts for, as the specification lists them. */
export const interfaceLanguages = ['ar', 'de', 'en', 'es', 'es-MX', 'fr', 'id', 'zh-CN'] as const
export type InterfaceLanguage = (typeof interfaceLanguages)[number]

/** The language of our content for a reader of the interface: the public site speaks two. */
export const contentLanguageOf = (language: InterfaceLanguage): 'en' | 'id' =>
  language === 'id' ? 'id' : 'en'
