// Latin letters that Unicode does not decompose into a letter and an accent.
const letters: Record<string, string> = {
  æ: 'ae',
  ð: 'd',
  đ: 'd',
  ħ: 'h',
  ı: 'i',
  ł: 'l',
  ø: 'o',
  œ: 'oe',
  ß: 'ss',
  þ: 'th',
}

/**
 * A name as part of an address: `St. Mary's Łódź Clinic` becomes `st-marys-lodz-clinic`; '' if it has no Latin letters.
 * For names of any script see slug-of-any-script.ts, which is too large for public pages.
 * Short enough that a number can be appended.
 */
export function toSlug(name: string): string {
  return (
    name
      .toLowerCase()
      .replace(/[æðđħıłøœßþ]/g, letter => letters[letter] as string)
      .normalize('NFKD')
      // Signs that are letters only now: № is No.
      .toLowerCase()
      .replace(/\p{M}/gu, '')
      .replace(/['’`]/g, '')
      .replace(/[^a-z0-9]+/g, '-')
      .replace(/^-+|-+$/g, '')
      .slice(0, 72)
      .replace(/-+$/, '')
  )
}
