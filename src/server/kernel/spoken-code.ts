import { randomInt } from 'node:crypto'

/** Without characters that are confused when read aloud or written by hand: 0 O, 1 I L, 5 S, 8 B, 2 Z, U. */
const alphabet = '34679ACDEFGHJKMNPQRTVWXY'
export const newCode = (): string =>
  Array.from({ length: 8 }, () => alphabet[randomInt(alphabet.length)]).join('')
