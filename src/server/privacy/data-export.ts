import { Readable } from 'node:stream'
import { asc } from 'drizzle-orm'
import type { Translate } from '#i18n/messages.ts'
import type { Executor } from '../database/connect.ts'
import type { Deps } from '../kernel/deps.ts'
import type { OperationRequest } from '../kernel/operation.ts'
import { columnsOf, type Part, partsOf } from './data-export-parts.ts'

type Row = Record<string, unknown>
/** Rows in memory at once: the amount of data has no limit. */
const batch = 500

/** The rows of a part in pages, with instants as ISO text. */
export async function* rowsOf(
  db: Executor,
  { name, table, where, order, columns, readable = row => row }: Part,
): AsyncGenerator<Row[]> {
  for (let offset = 0; ; offset += batch) {
    const rows = await db
      .select(columns ?? columnsOf(table, name))
      .from(table)
      .where(where)
      .orderBy(...order.map(column => asc(column)))
      .limit(batch)
      .offset(offset)
    yield (rows as Row[]).map(plain).map(readable)
    if (rows.length < batch) return
  }
}

const plain = (row: Row): Row =>
  Object.fromEntries(
    Object.entries(row).map(([name, value]) => [
      name,
      value instanceof Temporal.Instant ? String(value) : value,
    ]),
  )

/**
 * The data export of a patient and their dependants, by table. Streams the JSON, because its size has no limit. An unknown
 * patient is refused before the first chunk.
 */
async function dataExport(
  { db, config }: Pick<Deps, 'db' | 'config'>,
  t: Translate,
  patientId: string,
): Promise<ReadableStream<Uint8Array>> {
  const parts = await partsOf({ db, config }, t, patientId)
  async function* pieces() {
    yield '{"result":{'
    for (const [index, part] of parts.entries()) {
      yield `${index === 0 ? '' : ','}${JSON.stringify(part.name)}:[`
      let between = ''
      for await (const rows of rowsOf(db, part)) {
        if (rows.length === 0) continue
        yield between + rows.map(row => JSON.stringify(row)).join(',')
        between = ','
      }
      yield ']'
    }
    yield `},"meta":${JSON.stringify({ message: t('api:done') })}}`
  }
  return Readable.toWeb(Readable.from(pieces(), { objectMode: false })) as ReadableStream<Uint8Array>
}

/** The response with the data export, as a stream. */
export async function dataExportAnswer(
  { context, deps, t }: Pick<OperationRequest, 'context' | 'deps' | 't'>,
  patientId: string,
): Promise<Response> {
  const everything = await dataExport(deps, t, patientId)
  return context.body(everything, 200, { 'content-type': 'application/json' })
}
