import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import type { Context } from 'hono'
import { accepts } from 'hono/accepts'
import type { ContentfulStatusCode } from 'hono/utils/http-status'

/** A text that is JSON, and its compressed form, so that an answer from memory is compressed once. */
export interface JsonText {
  text: string
  compressed?: Promise<Uint8Array<ArrayBuffer>>
}

/** In characters. With its length a shorter one is sent as it is: compressed it would be longer. */
const SHORT = 1024
const compress = promisify(gzip)

/**
 * Sends a text that is JSON. The middleware that compresses all other answers passes them through a stream: eight times
 * fewer requests a second were answered with a list of 35 KB than without compressing it.
 */
export async function jsonAnswer(
  context: Context,
  answer: JsonText,
  status: ContentfulStatusCode = 200,
): Promise<Response> {
  const { text } = answer
  const headers = { 'content-type': 'application/json' }
  const encoding = accepts(context, { header: 'Accept-Encoding', supports: ['gzip'], default: '' })
  if (text.length < SHORT || !encoding)
    return context.body(text, status, { ...headers, 'content-length': `${Buffer.byteLength(text)}` })
  answer.compressed ??= compress(text)
  const bytes = await answer.compressed
  context.header('vary', 'Accept-Encoding', { append: true })
  return context.body(bytes, status, {
    ...headers,
    'content-encoding': encoding,
    'content-length': `${bytes.length}`,
  })
}
