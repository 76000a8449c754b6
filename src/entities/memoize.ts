/**
 * A function that makes its result once for equal arguments, which must be plain values. For what takes long to make, such
 * as the formats of `Intl`.
 */
export function memoize<Arguments extends unknown[], Result>(
  make: (...given: Arguments) => Result,
): (...given: Arguments) => Result {
  const known = new Map<string, Result>()
  return (...given) => {
    const key = JSON.stringify(given)
    const found = known.get(key) ?? make(...given)
    known.set(key, found)
    return found
  }
}
