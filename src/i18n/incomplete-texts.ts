/// <reference types="astro/client" />
import { keysOf, type TextTree } from './keys-of.ts'

const allFiles = import.meta.glob<TextTree>('../../locales/*/*.json', { eager: true, import: 'default' })

/**
 * The files, as `nl/admin`, that lack texts of the English one. The portal loads the English file beside these only: for a
 * complete language that would be twice the bytes.
 */
export function incompleteTexts(files: Record<string, TextTree> = allFiles): string[] {
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
