import { byLanguage, type InterfaceLanguage, interfaceLanguages } from '#entities/text/interface-language.ts'

/** The name of each language in that language. */
export const languageNames = byLanguage('name')

const byTag = new Map(interfaceLanguages.map(one => [one.toLowerCase(), one]))

/** The languages in which a missing text is looked up: for Mexico Spain's first, then English. */
export function fallbacksOf(language: string): InterfaceLanguage[] {
  const base = byTag.get(language.split('-')[0] as string)
  return [...new Set(base && base !== language ? [base, 'en' as const] : ['en' as const])].filter(
    one => one !== language,
  )
}

const rightToLeft = new Set(['ar', 'arc', 'dv', 'fa', 'ha', 'he', 'khw', 'ks', 'ku', 'ps', 'ur', 'yi'])

export const directionOf = (language: string): 'ltr' | 'rtl' =>
  rightToLeft.has(language.split('-')[0] as string) ? 'rtl' : 'ltr'

/** Our language for a language tag: `de-AT` gets German, `zh` Chinese; `in` is the old tag of Indonesian. */
export function languageFor(tag: string): InterfaceLanguage | undefined {
  const [language = ''] = tag.toLowerCase().split('-')
  return (
    byTag.get(tag.toLowerCase()) ??
    byTag.get(language) ??
    ({ in: 'id', zh: 'zh-CN' } as const)[language as 'in' | 'zh']
  )
}

/** Our best language for an `Accept-Language` header. */
export function negotiate(header: string | undefined | null): InterfaceLanguage {
  const preferences = (header ?? '')
    .split(',')
    .map(part => {
      const [tag = '', ...parameters] = part.trim().toLowerCase().split(';')
      const quality = parameters.find(one => one.trim().startsWith('q='))
      return { tag, weight: quality ? Number.parseFloat(quality.split('=')[1] as string) || 0 : 1 }
    })
    .sort((a, b) => b.weight - a.weight)
  for (const { tag } of preferences) {
    const found = languageFor(tag)
    if (found) return found
  }
  return 'en'
}
