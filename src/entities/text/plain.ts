// biome-ignore lint/suspicious/noControlCharactersInRegex: the range of ASCII
const beyondAscii = /[^\x00-\x7f]/
export const isAscii = (text: string): boolean => !beyondAscii.test(text)

/** Lower case, without accents, for comparing words. */
export function plain(text: string): string {
  const lower = text.toLowerCase()
  // `\p{Diacritic}` takes a browser long to prepare, and ASCII has no letter with an accent.
  return isAscii(lower) ? lower.replace(/[\^`]/g, '') : lower.normalize('NFD').replace(/\p{Diacritic}/gu, '')
}
