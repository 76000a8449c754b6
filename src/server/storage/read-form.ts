import { rm } from 'node:fs/promises'
import type { Context } from 'hono'
import type { AppEnv } from '../kernel/deps.ts'
import { Problem } from '../kernel/problem.ts'
import { FormError, multipart } from './multipart.ts'
import { type Received, receive } from './receive.ts'
import { incomingFolder } from './storage.ts'

export interface Upload extends Received {
  name: string
}
export interface Form {
  /** From a JSON body: values of any type. From a form: strings. */
  values: Record<string, unknown>
  /** Null if none was chosen; 'tooLarge' if it was too large and discarded. */
  file: Upload | 'tooLarge' | null
}
interface Limits {
  /** The field that may contain a file. */
  file?: string
  maxFile?: number
}

const most = { text: 64 * 1024, form: 256 * 1024, upload: 40 * 1024 * 1024, fields: 60 }

async function textOf(chunks: AsyncIterable<Uint8Array>, max: number): Promise<string> {
  const pieces: Uint8Array[] = []
  let length = 0
  for await (const piece of chunks) {
    length += piece.length
    if (length > max) throw new FormError('tooLarge')
    pieces.push(piece)
  }
  return Buffer.concat(pieces).toString('utf8')
}

async function parts(
  stream: ReadableStream<Uint8Array>,
  boundary: string,
  folder: string,
  { file: fileField, maxFile = 0 }: Limits,
): Promise<Form> {
  // Without a prototype: a field may have any name, also `__proto__`.
  const values: Record<string, unknown> = Object.create(null)
  let file: Form['file'] = null
  try {
    for await (const part of multipart(stream, boundary, fileField ? most.upload : most.form)) {
      if (part.filename === null) {
        const text = await textOf(part.body, most.text)
        // Some clients omit the file name if there is no file.
        const noFile = part.name === fileField && text === ''
        if (!noFile && !(part.name in values)) values[part.name] = text
      } else if (part.name !== fileField || file) throw new FormError('malformed')
      else if (part.filename !== '') {
        const received = await receive(part.body, folder, maxFile)
        file = received === 'tooLarge' ? received : { ...received, name: part.filename }
      }
    }
    return { values, file }
  } catch (error) {
    if (file && file !== 'tooLarge') await rm(file.path, { force: true })
    throw error
  }
}

/** Reads a form in all formats: multipart or URL-encoded (browsers without scripts), or JSON (our own script). */
export async function readForm(context: Context<AppEnv>, limits: Limits = {}): Promise<Form> {
  const stream = context.req.raw.body
  const type = context.req.header('content-type') ?? ''
  const boundary = /^multipart\/form-data;.*\bboundary=(?:"([^"]{1,70})"|([^\s;"]{1,70}))/i.exec(type)
  try {
    if (!stream) throw new FormError('malformed')
    const mark = boundary?.[1] ?? boundary?.[2]
    if (mark) return await parts(stream, mark, incomingFolder(context.get('deps').config), limits)
    if (/^application\/x-www-form-urlencoded\s*(;|$)/i.test(type)) {
      const query = new URLSearchParams(await textOf(stream, most.form))
      const values: Record<string, unknown> = Object.create(null)
      let count = 0
      for (const [name, value] of query) {
        // The same limit as for multipart: each field is searched in the page when the form is shown again.
        if (++count > most.fields) throw new FormError('malformed')
        if (!(name in values)) values[name] = value
      }
      return { values, file: null }
    }
    if (/^application\/([\w.-]+\+)?json\s*(;|$)/i.test(type)) {
      const values: unknown = JSON.parse(await textOf(stream, most.form))
      if (typeof values === 'object' && values !== null && !Array.isArray(values))
        return { values: values as Record<string, unknown>, file: null }
    }
    throw new FormError('malformed')
  } catch (error) {
    if (error instanceof SyntaxError) throw new Problem(400, 'api.malformed')
    if (!(error instanceof FormError)) throw error
    throw error.reason === 'tooLarge'
      ? new Problem(413, 'forms.tooLarge')
      : new Problem(400, 'forms.malformed')
  }
}

/** Deletes the temporary file of an upload that was not stored. */
export const discard = async (file: Form['file']): Promise<void> => {
  if (file && file !== 'tooLarge') await rm(file.path, { force: true })
}
