import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const root = join(import.meta.dirname, '../../..')
/** The folders, beside the content, that determine the look and the texts of pages. */
const rooms = [
  'src/api',
  'src/components',
  'src/content',
  'src/entities',
  'src/i18n',
  'src/islands',
  'src/layouts',
  'src/pages',
  'src/portal',
  'src/publishing',
  'src/search',
  'src/state',
  'src/ui',
  'locales',
  'public',
]

/** Changes if our own code may render other pages: then the release is rebuilt instead of served. */
export function codeVersion(): string {
  const hash = createHash('sha256')
  for (const name of ['package-lock.json', 'astro.config.mjs']) hash.update(readFileSync(join(root, name)))
  for (const room of rooms) {
    const entries = readdirSync(join(root, room), { recursive: true, withFileTypes: true })
    const files = entries.filter(entry => entry.isFile()).map(entry => join(entry.parentPath, entry.name))
    for (const file of files.sort()) hash.update(file.slice(root.length)).update(readFileSync(file))
  }
  return hash.digest('hex').slice(0, 16)
}

/** Changes with the code and with the addresses that pages contain: the public one and the API's. */
export function pagesVersion(publicUrl: string): string {
  const parts = [codeVersion(), publicUrl, process.env.API_URL ?? '']
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 16)
}
