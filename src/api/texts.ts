import en from '../../locales/en/calls.json' with { type: 'json' }

type CallTexts = Partial<typeof en>
/** Only English is a part of the scripts: the others are loaded as the texts of the screens are. */
const tables: Record<string, CallTexts> = { en }
export function addCallTexts(language: string, texts: CallTexts): void {
  tables[language] = texts
}

/** The language of the page; answers, toasts and `Accept-Language` follow it. */
export const pageLanguage = (): string =>
  (typeof document === 'undefined' ? '' : document.documentElement.lang) || 'en'

/** The texts of the specification's §8: in English until those of the page's language are loaded. */
export function callText(key: keyof typeof en, values: Record<string, string | number> = {}): string {
  const language = pageLanguage()
  // The table of Mexico only has the differences from Spain's.
  const text = tables[language]?.[key] ?? tables[language.split('-')[0] as string]?.[key] ?? en[key]
  return text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name] ?? ''))
}
