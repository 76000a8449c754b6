import { z } from 'zod'
import type { Localized } from './localized.ts'

// Separate from localized.ts, which every list imports, to keep zod out. zod types an optional value as possibly
// undefined, ours as absent: that is the only reason for the cast here and in fields.ts.
export const localizedSchema = <T>(value: z.ZodType<T>, required: boolean) =>
  z
    .strictObject({ en: value.optional(), id: value.optional() })
    .refine(texts => !required || texts.en !== undefined || texts.id !== undefined, {
      message: 'validation:required',
    }) as unknown as z.ZodType<Localized<T>>
