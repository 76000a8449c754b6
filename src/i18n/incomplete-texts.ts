/// <reference types="astro/client" />
/** The texts of a file, or of a part of it. */
interface Tree {
  [name: string]: string | Tree
}
const allFiles = import.meta.glob<Tree>('../../locales/*/*.json', { eager: true, import: 'default' })

const keysOf = (tree: Tree, before = ''): string[] =>
  Object.entries(tree).flatMap(([name, one]) =>
    typeof one === 'string'
      ? before + name.replace(/_(zero|one|two|few|many|other)$/, '')
      : keysOf(one, `${before}${name}.`),
  )

/**
 * The files, as `nl/admin`, that lack texts of the English one. The portal loads the English file beside these only: for a
 * complete language that would be twice the bytes.
 */
export function incompleteTexts(files: Record<string, Tree> = allFiles): string[] {
  const byName = new Map(
    Object.entries(files).map(([path, tree]) => [path.split('/').slice(-2).join('/'), tree] as const),
  )
  return [...byName].flatMap(([path, tree]) => {
    const slash = path.indexOf('/')
    const own = new Set(keysOf(tree))
    const hasBase = [...byName.keys()].some(one => one.startsWith(`${path.slice(0, slash).split('-')[0]}/`))
    // Mexico's Spanish is always loaded with Spain's.
    if (path.slice(0, slash).includes('-') && hasBase) return []
    const english = keysOf(byName.get(`en${path.slice(slash)}`) ?? {})
    return english.every(key => own.has(key)) ? [] : [path.slice(0, -'.json'.length)]
  })
}
