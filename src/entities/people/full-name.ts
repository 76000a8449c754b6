/**
 * The name with its titles, as Indonesians write it: `dr. Ayu Lestari, Sp.JP`. Separate from the definition, to keep
 * zod out of browsers.
 */
export const fullName = (one: {
  name: string
  prefix?: string | null | undefined
  suffix?: string | null | undefined
}): string => [[one.prefix, one.name].filter(Boolean).join(' '), one.suffix].filter(Boolean).join(', ')
