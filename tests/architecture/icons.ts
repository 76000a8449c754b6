import { commandIcons, menuIcons } from '#entities/office/admin-icon.ts'
import { files, lineAt, text } from './sources.ts'

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
