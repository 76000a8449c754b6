import type { z } from '@hono/zod-openapi'
import type { selections } from '#contract/selections.ts'
import type { ContentKind } from '#entities/kinds.ts'
import { issueText, type Translate } from '#i18n/messages.ts'
import type { Executor } from '../database/connect.ts'
import type { OperationRequest } from '../kernel/operation.ts'
import { Problem } from '../kernel/problem.ts'
import { clearPublicContent } from './public-reads.ts'
import type { VersionedWrite, Written } from './writes.ts'

type Request = OperationRequest<typeof selections.changeItems>
type Outcomes = z.output<typeof selections.changeItems.answer.result>

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
  { deps, t, actor }: Pick<Request, 'deps' | 't' | 'actor'>,
  kind: ContentKind,
  items: Request['json']['items'],
  work: (db: Executor, step: VersionedWrite) => Promise<{ change: Written['change'] }>,
) {
  const result: Outcomes = []
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
