import { z } from '@hono/zod-openapi'
import { emergencySign } from '#entities/content/emergency-sign.ts'
import { key, search } from './operation.ts'

export const doctorSearchParameters = {
  search: search.describe(
    'Every word must be the beginning of a word of the doctor’s name, of a specialty, or of what it treats',
  ),
  location: key.optional().describe('The location for the number in `meta.emergency`; it does not filter'),
}

const { slug, kind, name, advice, callFirst } = emergencySign.fields
export const emergencyAnswer = z
  .object({
    sign: z.object({
      slug: slug.schema,
      kind: kind.schema,
      name: name.schema,
      advice: advice.schema,
      callFirst: callFirst.schema.optional(),
    }),
    emergencyNumber: z.string(),
    hospital: z.object({ name: z.string(), number: z.string() }).optional(),
  })
  .optional()
  .describe(
    'The emergency that `search` describes, what to do and the number to call: show it above the doctors',
  )
