import { z } from 'zod'
import { isStorable } from './characters.ts'

/** A text that says something: trimmed, of at most so many characters, and such as can be stored. */
export const filled = (max: number) =>
  z
    .string()
    .trim()
    .min(1, 'validation:required')
    .max(max, 'validation:tooLong')
    .refine(isStorable, 'validation:characters')

/** `URL.canParse`, which browsers at the floor lack. */
export function isUrl(value: string): boolean {
  try {
    return Boolean(new URL(value))
  } catch {
    return false
  }
}

/** What begins like an address may still be none, `https://host:name/`: our pages take it apart. */
export const isAddress = (value: string) => value.startsWith('/') || isUrl(value)
