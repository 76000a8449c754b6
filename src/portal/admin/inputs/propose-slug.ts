import { toSlug } from '#entities/text/slug.ts'

/** Letters that `toSlug` cannot write in Latin ones. */
const isForeign = (name: string) => /[^\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]/u.test(name)

/**
 * An address for a name in any script. The letters of other scripts are loaded only for such a name, as they are 200 KB. A
 * name without letters, and one whose letters cannot be loaded, has the fallback.
 */
export async function proposeSlug(name: string, fallback: string): Promise<string> {
  if (!name.trim()) return ''
  if (!isForeign(name)) return toSlug(name) || fallback
  const proposed = await import('#entities/text/slug-of-any-script.ts').then(
    ({ slugOf }) => slugOf(name),
    () => '',
  )
  return proposed || fallback
}
