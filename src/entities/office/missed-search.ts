import { z } from 'zod'

/** Pages of the site itself that words may lead to. Their names are `office:pages.<page>`. */
export const leadPages = [
  'about',
  'articles',
  'career',
  'contact',
  'doctors',
  'emergency',
  'events',
  'facilities',
  'news',
  'packages',
  'privacy',
  'questions',
  'specialists',
  'units',
  'videos',
] as const

/** Kinds of content that words may lead to; `pages` are those above. */
export const leadKinds = ['specialists', 'doctors', 'packages', 'questions', 'articles', 'pages'] as const
export type LeadKind = (typeof leadKinds)[number]

/** The name of led words in the changes of content and in the snapshot of the publisher, which treat them as a kind. */
export const leadsKind = 'search-leads'

/** Words that editors lead to an item or a page. */
export const searchLeadSchema = z.object({
  words: z.string(),
  kind: z.enum(leadKinds),
  key: z.string(),
})
export type SearchLead = z.infer<typeof searchLeadSchema>

/** Words lead to a target, or are hidden as not worth one; with neither an earlier decision is taken back. */
export const leadWriteSchema = z.strictObject({
  words: z.string().max(80),
  target: searchLeadSchema.pick({ kind: true, key: true }).strict().nullable(),
  hidden: z.boolean().default(false),
})

export const missedStates = ['open', 'led', 'hidden'] as const

export const missedSearchSchema = z.object({
  words: z.string(),
  languages: z.array(z.string()),
  count: z.int(),
  /** The day of the last search; null if it is longer ago than searches are kept. */
  lastOn: z.string().nullable(),
  /** `live` is false while the item is not published. */
  target: z
    .object({ kind: z.enum(leadKinds), key: z.string(), title: z.string(), live: z.boolean() })
    .nullable(),
})
export type MissedSearch = z.infer<typeof missedSearchSchema>
