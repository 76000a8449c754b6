import { z } from 'zod'
import { isLine } from '../text/characters.ts'
import { interfaceLanguages } from '../text/interface-language.ts'

export const roles = ['patient', 'admin'] as const
export type Role = (typeof roles)[number]

/**
 * Rights of an administrator: edit content, review its medical texts, see applicants, run the front desk, or all of it.
 */
export const adminScopes = ['content', 'medical', 'hr', 'desk', 'super'] as const
export type AdminScope = (typeof adminScopes)[number]

/** The signed-in person in the profile answer. `role` is `patients` for patients, as in the specification's menu. */
export const userSchema = z.object({
  id: z.string(),
  full_name: z.string(),
  email: z.string(),
  role: z.enum(['patients', 'admin']),
  language: z.enum(interfaceLanguages),
  scopes: z.array(z.enum(adminScopes)).optional(),
})
export type User = z.infer<typeof userSchema>

/** A full name. */
export const personName = z
  .string('validation:nameRequired')
  .trim()
  .min(1, 'validation:nameRequired')
  .max(160, 'validation:tooLong')
  .refine(isLine, 'validation:characters')

const email = z
  .string('validation:emailRequired')
  .trim()
  .min(1, 'validation:emailRequired')
  .max(254, 'validation:email')
  .pipe(z.email('validation:email'))

// The password is not trimmed: a space in it may be intended.
const password = z
  .string('validation:passwordRequired')
  .min(1, { error: 'validation:passwordRequired', abort: true })
  .min(8, 'validation:passwordShort')
  .max(256, 'validation:tooLong')

/** The six digits of an authenticator, or a recovery code (`abcde-fghij`). */
const secondFactor = z
  .string()
  .trim()
  .regex(/^(\d{6}|[a-z0-9]{5}[- ]?[a-z0-9]{5})$/i, 'validation:secondFactor')

/**
 * The secret by which the server recognises this device after an earlier sign-in. It never replaces a password or a
 * code.
 */
const device = z.string().max(100).optional()

export const signUpSchema = z
  .strictObject({
    name: personName,
    email,
    password,
    passwordCheck: z.string('validation:passwordCheckRequired').min(1, 'validation:passwordCheckRequired'),
    promotionalOffers: z.boolean().default(false),
  })
  .refine(form => form.password === form.passwordCheck, {
    message: 'validation:passwordMismatch',
    path: ['passwordCheck'],
    // Show this error together with the other fields' errors, not only after they are fixed.
    when: ({ value }) =>
      typeof value === 'object' &&
      value !== null &&
      (value as Record<string, unknown>).passwordCheck !== '' &&
      (value as Record<string, unknown>).passwordCheck !== undefined,
  })
export type SignUp = z.input<typeof signUpSchema>

export const codeSchema = z.strictObject({
  code: z
    .string()
    .trim()
    .regex(/^\d{6}$/, 'validation:code'),
})
export const confirmSchema = z.strictObject({
  email,
  code: codeSchema.shape.code,
  /**
   * The password of the sign-up: without it, a stranger who signs up with the same address at the same time could have
   * his own password confirmed.
   */
  password: z.string('validation:passwordRequired').min(1, 'validation:passwordRequired').max(256),
  device,
})
/** The current password, for re-authentication. */
const current = z.string('validation:passwordRequired').min(1, 'validation:passwordRequired').max(256)
export const reauthenticationSchema = z.strictObject({ current })
/** With a code, if an authenticator is on. */
export const secondFactorSchema = z.strictObject({ current, code: secondFactor.optional() })
export const changePasswordSchema = z
  .strictObject({
    current,
    password,
    passwordCheck: z.string('validation:passwordCheckRequired').min(1, 'validation:passwordCheckRequired'),
  })
  .refine(form => form.password === form.passwordCheck, {
    message: 'validation:passwordMismatch',
    path: ['passwordCheck'],
  })
export const changeEmailSchema = z.strictObject({ email, current })
/** A new administrator. */
export const inviteSchema = z.strictObject({
  email,
  name: personName,
  scopes: z.array(z.enum(adminScopes)).min(1, 'validation:required').max(adminScopes.length),
  language: z.enum(interfaceLanguages),
})
export const languageSchema = z.strictObject({ language: z.enum(interfaceLanguages) })

export const loginSchema = z.strictObject({
  email,
  password: z.string('validation:passwordRequired').min(1, 'validation:passwordRequired').max(256),
  code: secondFactor.optional(),
  device,
})
export const resetRequestSchema = z.strictObject({ email })
/** The first administrator's form, opened by the link that the first start of the server prints. */
export const setupSchema = z.strictObject({
  token: z.string().min(1).max(200),
  email,
  name: personName,
  password,
  device,
})
export const resetSchema = z.strictObject({ token: z.string().min(1).max(200), password, device })
