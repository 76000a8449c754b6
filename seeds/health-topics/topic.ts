import type { Item } from '#entities/kinds.ts'

/** No doctor has reviewed these texts: they have no reviewer, and each page says so. */
export type Topic = Item<'health-topics'>

/** Other names in each language, separated by bars. */
export const called = (en: string, id: string): { en: string[]; id: string[] } => ({
  en: en.split(' | '),
  id: id.split(' | '),
})

const factSheets = 'https://www.who.int/news-room/fact-sheets/detail/'
type Source = NonNullable<Topic['sources']>[number]

export const who = (title: string, page: string): Source => ({
  title: `World Health Organization: ${title}, fact sheet`,
  url: factSheets + page,
})
export const nhs = (title: string, path: string): Source => ({
  title: `NHS (United Kingdom): ${title}`,
  url: `https://www.nhs.uk/${path}`,
})
export const medlinePlus = (title: string, path: string): Source => ({
  title: `MedlinePlus, U.S. National Library of Medicine: ${title}`,
  url: `https://medlineplus.gov/${path}`,
})
export const ministry = (title: string): Source => ({ title: `Kementerian Kesehatan RI: ${title}` })
