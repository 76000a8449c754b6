import { z } from 'zod'
import { isStorable } from './characters.ts'

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

/** Replaces `URL.canParse`, which the oldest supported browsers lack. */
export function isUrl(value: string): boolean {
  try {
    return Boolean(new URL(value))
  } catch {
    return false
  }
}

/**
 * A text that begins like an address may still be invalid, for example `https://host:name/`, and our pages parse it.
 */
export const isAddress = (value: string) => value.startsWith('/') || isUrl(value)
