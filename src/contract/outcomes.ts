import { z } from '@hono/zod-openapi'
import { answerWith } from './operation.ts'

/** The answer to a selection of records: the error of each is in the reader's language. */
export const outcomes = answerWith(
  z.array(z.object({ id: z.string(), done: z.boolean(), message: z.string().nullable() })),
  'One outcome for each that was selected',
)
