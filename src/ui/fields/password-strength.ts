export type Strength = 'weak' | 'medium' | 'strong'

/**
 * Length counts most, then variety; repeated characters and sequences do not count. Only a hint for the user: the server
 * decides which passwords are refused.
 */
export function strengthOf(password: string, minLength: number): Strength {
  const letters = [...password]
  const telling = letters.filter((letter, index) => {
    const before = letters[index - 1]
    if (before === undefined) return true
    const step = (letter.codePointAt(0) ?? 0) - (before.codePointAt(0) ?? 0)
    return Math.abs(step) > 1
  }).length
  const kinds = [/\p{Ll}/u, /\p{Lu}/u, /\d/, /[^\p{L}\d]/u].filter(kind => kind.test(password)).length
  if (letters.length < minLength || telling < minLength * 0.75) return 'weak'
  if (telling >= 14 || (telling >= minLength + 2 && kinds >= 3)) return 'strong'
  return kinds >= 2 || telling >= 11 ? 'medium' : 'weak'
}
