/**
 * Whose timetable a session or an appointment belongs to. A doctor is named by the slug alone, a package by `package:` and
 * its slug: slugs have no colon, so the two never conflict.
 */
const prefix = 'package:'

export const packageKey = (slug: string): string => `${prefix}${slug}`

/** The slug of the package; null if the timetable is a doctor's. */
export const packageOf = (key: string): string | null =>
  key.startsWith(prefix) ? key.slice(prefix.length) : null

/** Sorts the timetables of doctors before those of packages. */
export const doctorsFirst = (a: string, b: string): number =>
  Number(packageOf(a) !== null) - Number(packageOf(b) !== null)

/** The content item of a timetable. */
export function timetableItem(key: string): { kind: 'doctors' | 'packages'; slug: string } {
  const slug = packageOf(key)
  return slug === null ? { kind: 'doctors', slug: key } : { kind: 'packages', slug }
}

/** A package keeps its terms, so it moves only within its own times, and no doctor's appointment moves into them. */
export const mayMoveTo = (from: string, to: string): boolean =>
  from === to || (packageOf(from) === null && packageOf(to) === null)
