import { z } from 'zod'

/** Directories contain odd values: an unreadable value counts as absent, and the rest of the record is used. */
export const lenientOptional = <T extends z.ZodType>(schema: T) => schema.optional().catch(undefined)

export const lenientList = <T extends z.ZodType>(item: T) =>
  z
    .array(z.unknown())
    .catch([])
    .transform(all =>
      all.flatMap(one => {
        const parsed = item.safeParse(one)
        return parsed.success ? [parsed.data] : []
      }),
    )

/** Text that is not empty, on one line. */
export const line = z
  .string()
  .transform(text => text.replace(/\s+/g, ' ').trim())
  .pipe(z.string().min(1))

/** Some systems write true and false as words. */
export const lenientBoolean = z.union([z.boolean(), z.stringbool({ truthy: ['true'], falsy: ['false'] })])
