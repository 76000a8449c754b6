import { z } from '@hono/zod-openapi'
import { type ContentKind, contentKinds } from '#entities/kinds.ts'
import { contentLanguages } from '#entities/localized.ts'
import {
  publicationRunSchema,
  publicationStateSchema,
  siteReleasesSchema,
} from '#entities/office/publication.ts'
import { accepted, get, key, media, named, post, subject } from './operation.ts'

const previewed = z.object({ kind: z.enum(contentKinds as [ContentKind, ...ContentKind[]]), key })
const language = z.enum(contentLanguages).default('en')

export const publications = subject('publications', {
  listReleases: get('/api/admins/publications/releases', 'content', {
    summary: 'The releases that can be served again, and what waits to be published',
    answer: named('SiteReleases', siteReleasesSchema),
  }),
  rollBackSite: post('/api/admins/publications/rollback', 'content', {
    summary: 'Serve an earlier release, and publish nothing until the whole site is asked for',
    body: z.strictObject({ release: key }),
    answer: siteReleasesSchema,
  }),
  readPublication: get('/api/admins/publications/{change}', 'content', {
    summary: 'Since when the change with this number is live',
    params: z.object({
      change: z
        .string()
        .regex(/^\d{1,9}$/)
        .transform(Number),
    }),
    answer: publicationStateSchema,
  }),
  listPublications: get('/api/admins/publications', 'content', {
    summary: 'The last publications, newest first',
    answer: z.array(named('PublicationRun', publicationRunSchema)),
  }),
  rebuildSite: post('/api/admins/publications', 'content', {
    summary: 'Rebuild the whole site; publishing that was on hold continues',
    answer: accepted(z.object({ accepted: z.boolean() })),
  }),
  createPreview: post('/api/admins/preview/{kind}/{key}', 'content', {
    summary:
      'The page of an item as its newest version would make it, published or not: an address for ten minutes',
    params: previewed,
    query: z.object({ language }),
    answer: z.object({ address: z.string() }),
  }),
  readPreview: get('/api/previews/{kind}/{key}', 'public', {
    summary:
      'A preview as a page of no origin. By the address that was given for it, for ten minutes; else 404',
    params: previewed,
    query: z.object({ language, ticket: z.string().max(120).default('') }),
    answer: media('The page', 'text/html'),
  }),
})
