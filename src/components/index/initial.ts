import { plain } from '#entities/text/plain.ts'

/** The letter a name is listed under, in lower case; `other` for names beyond A to Z. */
export function initialOf(name: string): string {
  const letter = plain(name).charAt(0)
  return /[a-z]/.test(letter) ? letter : 'other'
}
