import { z } from 'zod'

/** Pages of the site itself that words may lead to. */
export const leadPages = [
  'about',
  'articles',
  'career',
  'contact',
  'doctors',
  'emergency',
  'events',
  'facilities',
  'health-topics',
  'news',
  'packages',
  'privacy',
  'questions',
  'specialists',
  'units',
  'videos',
] as const

/** Kinds of content that words may lead to; `pages` are those above. */
export const leadKinds = [
  'specialists',
  'doctors',
  'health-topics',
  'packages',
  'questions',
  'articles',
  'pages',
] as const
export type LeadKind = (typeof leadKinds)[number]

/** The name of led words in the changes of content and in the snapshot of the publisher, which treat them as a kind. */
export const leadsKind = 'search-leads'

/** `specialists/cardiology`, `pages/contact`. */
export const targetName = (kind: LeadKind, key: string): string => `${kind}/${key}`

/** The kind and key of a target; null if it is none. */
export function targetIn(name: string): { kind: LeadKind; key: string } | null {
  const [first, ...rest] = name.split('/')
  const kind = leadKinds.find(one => one === first)
  const key = rest.join('/')
  return kind && key ? { kind, key } : null
}

/** The target of words that are not worth a lead. */
export const noTarget = 'none'

/** Words that editors lead to an item or a page: see `targetName`. */
export const searchLeadSchema = z.object({ words: z.string(), target: z.string() })
export type SearchLead = z.infer<typeof searchLeadSchema>

/** `noTarget` hides the words; null takes an earlier decision back. */
export const leadWriteSchema = z.strictObject({
  words: z.string().max(80),
  target: z.string().max(120).nullable(),
})

export const missedStates = ['open', 'led', 'hidden'] as const

export const missedSearchSchema = z.object({
  words: z.string(),
  languages: z.array(z.string()),
  count: z.int(),
  /** The day of the last search; null if it is longer ago than searches are kept. */
  lastOn: z.string().nullable(),
  target: z.string().nullable(),
  /** The title of the target, '' for a page of the site itself. */
  title: z.string(),
  /** Whether the target is published. */
  live: z.boolean(),
})
export type MissedSearch = z.infer<typeof missedSearchSchema>
