import { z } from '@hono/zod-openapi'
import { assignableFields, assignModes } from '#entities/assignable.ts'
import { contentKinds, entityOf, isListKind } from '#entities/kinds.ts'
import { writtenItem } from './content.ts'
import {
  answerWith,
  get,
  key,
  list,
  paging,
  post,
  put,
  search,
  subject,
  uuidParam,
  withMeta,
} from './operation.ts'

const listKinds = contentKinds.filter(isListKind)
const listed = z.object({ kind: z.enum(listKinds) })
const assignKinds = listKinds.filter(kind => assignableFields(entityOf(kind)).length > 0)

/** The selected items, each with the version that the client has seen. */
const selectionSchema = z
  .array(z.strictObject({ key, version: z.int().min(0) }))
  .min(1)
  .max(200)
const assignmentSchema = z.strictObject({
  /** A field of the kind that refers to other items. */
  field: key,
  way: z.enum(assignModes),
  /** The referenced items: exactly one for `set`, none for `clear`. */
  keys: z.array(z.string().min(1).max(80)).max(100),
  /** Publishes each item at once. Otherwise the change is saved as a draft. */
  publish: z.boolean().default(false),
  items: selectionSchema,
})
const outcomes = withMeta(
  answerWith(
    z.array(
      z.object({
        key: z.string(),
        done: z.boolean(),
        /** The reason for a failure, in the language of the request. */
        message: z.string().nullable(),
      }),
    ),
    'One outcome for each item; `change` is the newest change that the publisher still has to process',
  ),
  { change: z.int().nullable() },
)

const deletedItem = z
  .object({
    id: z.string(),
    kind: z.enum(contentKinds),
    key: z.string(),
    title: z.string(),
    deletedAt: z.string(),
    deletedBy: z.string().nullable(),
  })
  .openapi('DeletedItem')

export const selections = subject('content', {
  assignReferences: post('/api/admins/content/{kind}/assign', 'content', {
    summary: 'Add or remove references in one field of several items, each in its own transaction',
    params: z.object({ kind: z.enum(assignKinds) }),
    body: assignmentSchema,
    answer: outcomes,
  }),
  changeItems: post('/api/admins/content/{kind}/bulk', 'content', {
    summary: 'Publish, archive or delete several items, each in its own transaction with its own outcome',
    params: listed,
    body: z.strictObject({ action: z.enum(['publish', 'archive', 'delete']), items: selectionSchema }),
    answer: outcomes,
  }),
  saveItemOrder: put('/api/admins/content/{kind}/order', 'content', {
    summary: 'Set the hospital’s own order: these items first, then the others in their present order',
    params: listed,
    body: z.strictObject({ keys: z.array(key).min(1).max(2000) }),
  }),
  listUsedTags: get('/api/admins/content/{kind}/tags/{field}', 'content', {
    summary: 'The tags that items have in a field, the most frequent first, to filter the list by one',
    params: z.object({ kind: z.enum(listKinds), field: key }),
    query: z.object({ ...paging(50), search }),
    answer: list(z.object({ tag: z.string(), count: z.int() })),
  }),
  listDeletedItems: get('/api/admins/trash', 'content', {
    summary: 'Deleted items, newest first',
    query: z.object(paging(25)),
    answer: list(deletedItem),
  }),
  restoreDeletedItem: post('/api/admins/trash/{id}/restore', 'content', {
    summary: 'Restore a deleted item as a draft',
    params: uuidParam,
    answer: writtenItem,
  }),
})
