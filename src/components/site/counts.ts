import type { ContentLanguage } from '#entities/localized.ts'

/** A number of people or pages as the language writes it: 2,000 and 2.000. */
export const countIn = (language: ContentLanguage, count: number): string =>
  new Intl.NumberFormat(language).format(count)
