import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { commandIcons, menuIcons } from '#entities/office/admin-icon.ts'
import { files, lineAt, root, sources, text } from './sources.ts'

const known = new Set<string>([...menuIcons, ...commandIcons])
/** `icon: 'mail'`, and a page of the settings: `page('hours', 'clock', …)`. */
const named = /\bicon: '([\w-]+)'|\bpage\('[\w-]+', '([\w-]+)'/g

/** A message for each unknown icon in the admin area. */
export function unknownIcons(
  paths: string[] = files('src/portal/admin', /(?<!\.test)\.tsx?$/),
  read: (path: string) => string = text,
): string[] {
  return paths.flatMap(path => {
    const content = read(path)
    return [...content.matchAll(named)].flatMap(match => {
      const icon = (match[1] ?? match[2]) as string
      return known.has(icon)
        ? []
        : `${path}:${lineAt(content, match.index)} names the icon '${icon}', which does not exist. Choose one of src/entities/office/admin-icon.ts, or add it there and in the file that it names.`
    })
  })
}

interface IconSet {
  icons: Record<string, unknown>
  aliases?: Record<string, unknown>
}
/** The names of a set's icons, with their other names; null if the set is not installed. */
function iconNames(set: string): Set<string> | null {
  const path = `node_modules/@iconify-json/${set}/icons.json`
  if (!existsSync(join(root, path))) return null
  const { icons, aliases = {} } = JSON.parse(text(path)) as IconSet
  return new Set([...Object.keys(icons), ...Object.keys(aliases)])
}

/** A message for each import of an icon that no installed set has: without it, only a build of the pages would fail. */
export function unknownIconImports(
  paths: string[] = sources,
  read: (path: string) => string = text,
): string[] {
  const sets = new Map<string, Set<string> | null>()
  return paths.flatMap(path => {
    const content = read(path)
    return [...content.matchAll(/~icons\/([\w-]+)\/([\w-]+)/g)].flatMap(match => {
      const [, set = '', name = ''] = match
      if (!sets.has(set)) sets.set(set, iconNames(set))
      const icons = sets.get(set)
      if (icons?.has(name)) return []
      const mend = icons
        ? `Choose a name of node_modules/@iconify-json/${set}/icons.json.`
        : `Install it: npm install @iconify-json/${set}`
      return `${path}:${lineAt(content, match.index)} imports the icon '${set}/${name}', which does not exist. ${mend}`
    })
  })
}
