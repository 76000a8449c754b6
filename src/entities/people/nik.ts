import { z } from 'zod'

/** The date of birth in it: day, month, and year of the century. Women's days are 40 higher. */
const parts = /^[1-9]\d{5}(\d\d)(\d\d)(\d\d)\d{4}$/

/** Whether day and month exist in this year of one of the two centuries that it may be. */
function hasDate(number: string): boolean {
  const [, coded = '', month = '', year = ''] = parts.exec(number) ?? []
  const day = Number(coded) > 40 ? Number(coded) - 40 : Number(coded)
  return ['19', '20'].some(century => {
    try {
      const fields = { year: Number(century + year), month: Number(month), day }
      Temporal.PlainDate.from(fields, { overflow: 'reject' })
      return true
    } catch {
      return false
    }
  })
}

/** The digits of an Indonesian identity number (NIK), which people write with spaces, dots or hyphens. Null if they are not 16. */
export function nikDigits(text: string): string | null {
  const digits = text.replace(/[\s.-]/g, '')
  return /^\d{16}$/.test(digits) ? digits : null
}

/** An Indonesian identity number, without separators. Empty: none. */
export const nikSchema = z.preprocess(
  value => (typeof value === 'string' ? value.replace(/[\s.-]/g, '') || null : value),
  z
    .string()
    .regex(/^\d{16}$/, 'validation:nik')
    .refine(hasDate, 'validation:nikDate')
    .nullable(),
)
export const nikChangeSchema = z.strictObject({ nik: nikSchema, version: z.string() })
