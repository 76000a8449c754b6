import { z } from 'zod'
import { isLine, isStorable } from './characters.ts'

/** A text that may be blank, trimmed, of at most `max` characters, and can be stored. */
export const trimmed = (max: number) =>
  z.string().trim().max(max, 'validation:tooLong').refine(isStorable, 'validation:characters')

/** A text that is not empty after trimming, of at most `max` characters, and can be stored. */
export const filled = (max: number) =>
  z
    .string()
    .trim()
    .min(1, 'validation:required')
    .max(max, 'validation:tooLong')
    .refine(isStorable, 'validation:characters')

/**
 * Whether text is a full web address without a user name. `URL` accepts hosts with `;`, `,`, `*`, `$` and quotes, which
 * would begin another rule in a content security policy or in the configuration of a web server.
 */
export function isUrl(value: string): boolean {
  try {
    const { host, username, password } = new URL(value)
    return /^[\w.:[\]-]+$/.test(host) && !username && !password && isLine(value)
  } catch {
    return false
  }
}

/**
 * A text that begins like an address may still be invalid, for example `https://host:name/`, and our pages parse it.
 */
export const isAddress = (value: string) => (value.startsWith('/') ? isLine(value) : isUrl(value))
