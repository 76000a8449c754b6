/** Every language the interface has texts for, as the specification lists them. */
export const interfaceLanguages = ['en', 'id', 'ar', 'de', 'es', 'es-MX', 'fr', 'zh-CN'] as const

const rightToLeft = new Set(['ar', 'arc', 'dv', 'fa', 'ha', 'he', 'khw', 'ks', 'ku', 'ps', 'ur', 'yi'])

export const directionOf = (language: string): 'ltr' | 'rtl' =>
  rightToLeft.has(language.split('-')[0] as string) ? 'rtl' : 'ltr'

/** The best of our content languages for an `Accept-Language` header. */
export function negotiate(header: string | undefined | null): 'en' | 'id' {
  const wishes = (header ?? '')
    .split(',')
    .map(part => {
      const [tag = '', ...parameters] = part.trim().toLowerCase().split(';')
      const quality = parameters.find(one => one.trim().startsWith('q='))
      return { tag, weight: quality ? Number.parseFloat(quality.split('=')[1] as string) || 0 : 1 }
    })
    .sort((a, b) => b.weight - a.weight)
  for (const { tag } of wishes) {
    if (tag === 'id' || tag.startsWith('id-') || tag === 'in') return 'id'
    if (tag === 'en' || tag.startsWith('en-')) return 'en'
  }
  return 'en'
}
