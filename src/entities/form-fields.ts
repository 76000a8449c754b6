import { z } from 'zod'
import { isLine, isStorable } from './text/characters.ts'

/** A line or a text that a visitor types. Blank counts as absent. */
export const typed = (max: number) =>
  z
    .string('validation:required')
    .trim()
    .max(max, 'validation:tooLong')
    .refine(isStorable, 'validation:characters')

export const visitorName = typed(160).min(1, 'forms:nameRequired').refine(isLine, 'validation:characters')

const telephone = /^\+?(?:[\s().-]*\d){6,20}[\s().-]*$/
export const visitorPhone = typed(40).refine(text => text === '' || telephone.test(text), 'validation:phone')

const isEmail = (text: string) => text.length <= 254 && z.email().safeParse(text).success
export const visitorEmail = typed(300).refine(text => text === '' || isEmail(text), 'validation:email')

/** Fields that no person fills in; every form has them. */
export const technicalFields = {
  language: z.enum(['en', 'id'], 'validation:choice').optional(),
  /** Honeypot: the field is hidden, so only programs fill it in. */
  website: z.string().max(400).optional(),
  /** Milliseconds from the first touch of the form to its sending; blank where no script counted. */
  elapsed: z
    .string()
    .regex(/^\d{0,9}$/, 'validation:invalid')
    .optional(),
}

/**
 * For a rule over several fields: its error is shown together with the fields' own errors, not only after they are
 * fixed.
 */
export const isObject = ({ value }: { value: unknown }): boolean =>
  typeof value === 'object' && value !== null

/** Whether a field of an unvalidated form contains text. */
export const isFilled = (value: unknown): boolean => typeof value === 'string' && value.trim() !== ''
