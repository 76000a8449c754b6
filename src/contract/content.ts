import { z } from '@hono/zod-openapi'
import { itemSchema } from '#entities/entity.ts'
import {
  type ContentKind,
  contentKinds,
  entityOf,
  isListKind,
  type ListedItem,
  type ListKind,
  type PublicItem,
  type SingletonKind,
} from '#entities/kinds.ts'
import { languageStateNames } from '#entities/language-states.ts'
import { filterSchema, listFilters } from '#entities/list-filters.ts'
import { memoize } from '#entities/memoize.ts'
import { attentions } from '#entities/office/office.ts'
import { doctorSearchParameters, emergencyAnswer } from './doctor-search.ts'
import { answerWith, del, get, key, list, paging, post, put, search, subject, withMeta } from './operation.ts'

const head = z.object({
  id: z.string(),
  kind: z.enum(contentKinds),
  key: z.string(),
  title: z.string(),
  status: z.enum(['draft', 'published', 'archived']),
  changed: z.boolean(),
  version: z.int(),
  position: z.int(),
  updatedAt: z.string(),
  updatedBy: z.string().nullable(),
  publishedAt: z.string().nullable(),
  /** When the newest version is published, and when the item is archived. */
  publishAt: z.string().nullable(),
  unpublishAt: z.string().nullable(),
})
const data = z.record(z.string(), z.unknown())
const adminItem = head
  .extend({
    data,
    published: data.nullable(),
    /** Where an item is read that can be booked: requested and accepted appointments to come. */
    appointments: z.int().optional(),
  })
  .openapi('AdminItem')
const languageState = z.enum(languageStateNames)
const adminListItem = head
  .extend({ data, languages: z.object({ en: languageState, id: languageState }) })
  .openapi('AdminListItem')
const revision = z
  .object({
    version: z.int(),
    action: z.string(),
    fields: z.array(z.string()),
    by: z.string().nullable(),
    at: z.string(),
    data,
  })
  .openapi('Revision')

/** The answer of every write: the item after it. */
export const writtenItem = withMeta(
  answerWith(
    adminItem,
    'The item after the write; `change` is the change that the publisher still has to process',
  ),
  { change: z.int().nullable() },
)

const sort = z
  .string()
  .regex(/^-?\w+$/)
  .optional()
const publicQuery = z
  .object({ ...paging(50, 500), sort, view: z.enum(['list', 'full']).default('list') })
  // Filters by field: ?specialists=cardiology
  .catchall(z.string().max(200))
/** A filter's type is that of any other parameter: TypeScript has no type for all names but those above. */
type Filters = Record<string, string | number | undefined>
type PublicQuery = z.ZodType<z.output<typeof publicQuery>, Filters>
const adminQuery = z.strictObject({
  ...paging(25),
  search,
  status: z.enum(['draft', 'published', 'archived', 'changed', ...attentions]).optional(),
  sort,
  /** Keys separated by commas. A form asks for the titles of the items that it refers to. */
  keys: z.string().max(9000).optional(),
  /** The list will be saved as a file. The request for the first page writes an audit entry of the export. */
  purpose: z.literal('export').optional(),
  /** The earlier name of `purpose`, which is that of a field. */
  for: z.string().max(120).optional(),
})
/** The filters of a kind's list have the names of its fields. An unknown one is refused: without it the list is longer. */
const adminQueryOf = (kind: ContentKind) => {
  const entity = entityOf(kind)
  const filters = listFilters(entity).map(one => [one.name, filterSchema(entity, one).optional()])
  const query = adminQuery.extend(Object.fromEntries(filters))
  return query as unknown as z.ZodType<z.output<typeof adminQuery> & Filters, Filters>
}
const version = z.coerce.number<number>().int().min(0)
const publish = z.boolean().default(false)
const moment = z.iso
  .datetime({ offset: true, error: 'validation:dateTime' })
  .nullable()
  .openapi({ description: 'An instant with an offset; null for none' })

export const pascal = (words: string) =>
  words.replace(/(?:^|[^A-Za-z0-9]+)([A-Za-z0-9])/g, (_, letter: string) => letter.toUpperCase())

const singular = (words: string) =>
  words
    .replace(/ies$/, 'y')
    .replace(/sses$/, 'ss')
    .replace(/(?<!s|new)s$/i, '')

/** Who may change items of a kind. Settings apply to the whole hospital, so editors may not change them. */
const accessToSave = (kind: ContentKind) => (entityOf(kind).admin.group === 'settings' ? 'super' : 'content')

/**
 * The schema of a kind's public answer, from its definition. In a list every field may be missing, because `view`
 * selects them.
 */
function publicItem(kind: ContentKind, listed: boolean): z.ZodType {
  const shown = Object.entries(entityOf(kind).fields).filter(([, field]) => !field.private)
  const shape = Object.fromEntries(
    shown.map(([name, { required, schema }]) => [name, required && !listed ? schema : schema.optional()]),
  )
  const schema = z.object({ id: z.string(), ...shape, updatedAt: z.string() })
  return listed ? schema : schema.openapi(pascal(kind))
}

type ItemPath<K extends ContentKind> = K extends SingletonKind ? `/api/${K}` : `/api/${K}/{key}`

function ofEveryKind<K extends ContentKind>(kind: K) {
  const access = accessToSave(kind)
  const singleton = !isListKind(kind)
  const path = (singleton ? `/api/${kind}` : `/api/${kind}/{key}`) as ItemPath<K>
  const item = itemSchema(entityOf(kind)) as z.ZodType<Record<string, unknown>, Record<string, unknown>>
  return {
    listRevisions: get(`/api/${kind}/{key}/revisions`, 'content', {
      summary: 'Revisions of an item with their authors, newest first',
      answer: list(revision),
    }),
    restoreRevision: post(`/api/${kind}/{key}/revisions/{earlier}/restore`, access, {
      summary: 'Make an earlier version the newest draft',
      params: z.object({ key, earlier: z.coerce.number<string>().int().min(1) }),
      body: z.strictObject({ version }),
      answer: writtenItem,
    }),
    discardDraft: post(`/api/${kind}/{key}/discard`, access, {
      summary: 'Discard the draft',
      body: z.strictObject({ version }),
      answer: writtenItem,
    }),
    listAdmin: get(`/api/admins/${kind}`, 'content', {
      summary: `All ${kind}, drafts included`,
      query: adminQueryOf(kind),
      answer: list(adminListItem),
    }),
    readAdmin: get(`/api/admins/${kind}/{key}`, 'content', {
      summary: 'One item with its draft',
      answer: adminItem,
    }),
    create: post(`/api/${kind}`, access, {
      summary: 'Create an item',
      body: z.strictObject({ data: item, publish }),
      answer: { ...writtenItem, status: 201 },
    }),
    save: put(path, access, {
      summary: 'Save a new version; 409 with the current one if stale',
      body: z.strictObject({ data: item, version, publish }),
      answer: writtenItem,
    }),
    read: get(path, 'public', {
      summary: singleton ? `The published ${kind}` : `One of the published ${kind}`,
      answer: publicItem(kind, false) as z.ZodType<PublicItem<K>>,
    }),
  }
}

function ofListKind<K extends ListKind>(kind: K) {
  // Doctors can also be searched; the answer then says whether the search describes an emergency.
  const searched = kind === 'doctors'
  const step = z.strictObject({ version })
  return {
    scheduleItem: post(`/api/${kind}/{key}/schedule`, 'content', {
      summary: 'Schedule the publication of the newest version, and the end of the item',
      body: z.strictObject({ version, publishAt: moment, unpublishAt: moment }),
      answer: writtenItem,
    }),
    publishItem: post(`/api/${kind}/{key}/publish`, 'content', {
      summary: 'Publish the newest version',
      body: step,
      answer: writtenItem,
    }),
    archiveItem: post(`/api/${kind}/{key}/archive`, 'content', {
      summary: 'Archive the item, which removes it from the site',
      body: step,
      answer: writtenItem,
    }),
    delete: del(`/api/${kind}/{key}`, 'content', {
      summary: 'Delete an item; 409 lists what refers to it',
      query: z.object({ version }),
      answer: writtenItem,
    }),
    list: get(`/api/${kind}`, 'public', {
      summary: `Published ${kind}, in the hospital's order`,
      query: (searched ? publicQuery.extend(doctorSearchParameters) : publicQuery) as unknown as PublicQuery,
      answer: withMeta(
        list(publicItem(kind, true) as z.ZodType<ListedItem<K>>),
        (searched ? { emergency: emergencyAnswer } : {}) as K extends 'doctors'
          ? { emergency: typeof emergencyAnswer }
          : Record<never, never>,
      ),
    }),
  }
}

/** Ids by the names above. Operations that all kinds answer alike are one in the documentation, with one id. */
function idsOf(kind: ContentKind) {
  const many = pascal(kind)
  const one = isListKind(kind) ? singular(many) : many
  const own: Record<string, string> = {
    list: `list${many}`,
    listAdmin: `listAdmin${many}`,
    readAdmin: 'readAdminItem',
  }
  if (accessToSave(kind) !== 'content') {
    own.restoreRevision = `restore${singular(many)}Revision`
    own.discardDraft = `discard${singular(many)}`
  }
  return (name: string) => own[name] ?? (/[a-z](?:Item|Draft|Revisions?)$/.test(name) ? name : name + one)
}

export type ContentOperations<K extends ContentKind> = ReturnType<typeof build<K>>
const build = <K extends ContentKind>(kind: K) => {
  const operations = { ...ofEveryKind(kind), ...(isListKind(kind) ? ofListKind(kind) : {}) }
  return subject(
    kind,
    operations as ReturnType<typeof ofEveryKind<K>> &
      (K extends ListKind ? ReturnType<typeof ofListKind<K>> : unknown),
    idsOf(kind),
  )
}

/** The operations of one kind of content. */
export const contentOperations = memoize(build) as typeof build
