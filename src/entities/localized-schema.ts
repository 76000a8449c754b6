import { z } from 'zod'
import type { Localized } from './localized.ts'

// Apart from localized.ts, which every list reads by. zod's type of an optional value says undefined where ours says
// absent: here and in fields.ts the cast is that alone.
export const localizedSchema = <T>(value: z.ZodType<T>, required: boolean) =>
  z
    .strictObject({ en: value.optional(), id: value.optional() })
    .refine(texts => !required || texts.en !== undefined || texts.id !== undefined, {
      message: 'validation:required',
    }) as unknown as z.ZodType<Localized<T>>
