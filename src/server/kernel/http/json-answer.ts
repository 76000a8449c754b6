import type { Context } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'

/** Sends a text that is JSON. With its length a short one is sent as it is: compressed it would be longer. */
export const jsonAnswer = (context: Context, text: string, status: ContentfulStatusCode = 200): Response =>
  context.body(text, status, {
    'content-type': 'application/json',
    'content-length': `${Buffer.byteLength(text)}`,
  })
