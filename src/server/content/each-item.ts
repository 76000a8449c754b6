import { z } from '@hono/zod-openapi'
import type { ContentKind } from '#entities/kinds.ts'
import { issueText, type Translate } from '#i18n/messages.ts'
import type { Executor } from '../database/connect.ts'
import { answer, type OperationRequest } from '../kernel/operation.ts'
import { Problem } from '../kernel/problem.ts'
import { clearPublicContent } from './public-reads.ts'
import type { VersionedWrite, Written } from './writes.ts'

/** The selected items, each with the version that the client has seen. */
export const selectionSchema = z
  .array(z.strictObject({ key: z.string().max(80), version: z.int().min(0) }))
  .min(1)
  .max(200)

const outcomeSchema = z.object({
  key: z.string(),
  done: z.boolean(),
  /** The reason for a failure, in the language of the request. */
  message: z.string().nullable(),
})
export const outcomes = answer(
  z.array(outcomeSchema),
  'One outcome for each item; `change` is the newest change that the publisher still has to process',
  { change: z.int().nullable() },
)

/** The label of the field: that of the kind, or else the one shared by all kinds. */
function fieldName(t: Translate, kind: ContentKind, path: string): string {
  const name = path.split('.')[0]
  const own = `fields_of.${kind}.${name}`
  const text = t(`entities:${own}`)
  return text.endsWith(own) ? t(`entities:fields.${name}`) : text
}

/**
 * Runs a step for each item in its own transaction. A failure is reported in the outcome of its item, and the other
 * items are still processed.
 */
export async function eachItem(
  { deps, t, actor }: Pick<OperationRequest, 'deps' | 't' | 'actor'>,
  kind: ContentKind,
  items: z.infer<typeof selectionSchema>,
  work: (db: Executor, step: VersionedWrite) => Promise<{ change: Written['change'] }>,
) {
  const result: z.infer<typeof outcomeSchema>[] = []
  let newest: number | null = null
  for (const { key, version } of items) {
    try {
      const { change } = await deps.db.transaction(db => work(db, { kind, key, version, ...actor }))
      newest = change ?? newest
      result.push({ key, done: true, message: null })
    } catch (error) {
      if (!(error instanceof Problem)) throw error
      const reasons = error.extra.fields?.map(
        ({ path, key: text, values }) =>
          `${fieldName(t, kind, path)}: ${issueText(t, { ...values, message: text, path: [] })}`,
      )
      const message = t(error.code.replace('.', ':'), error.values)
      result.push({ key, done: false, message: reasons ? [...new Set(reasons)].join('; ') : message })
    }
  }
  if (newest !== null) {
    clearPublicContent(deps, kind)
    deps.contentChanged()
  }
  return { result, meta: { message: t('api:saved'), change: newest } }
}
