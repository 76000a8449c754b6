import anyAscii from 'any-ascii'
import { toSlug } from './slug.ts'

// Everything but Latin letters, and what all scripts share: digits, spaces, signs.
const foreign = /[^\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]+/gu

/** Letters of another script in Latin ones, with the syllables of Chinese apart: `北京` becomes `Bei Jing`. */
const inLatin = (text: string) => anyAscii(text).replace(/([a-z])(?=[A-Z])/g, '$1 ')

/** A name in any script as part of an address: `Поликлиника 3` becomes `poliklinika-3`; '' if it has no letters. */
export const slugOf = (name: string): string => toSlug(name.replace(foreign, inLatin))
