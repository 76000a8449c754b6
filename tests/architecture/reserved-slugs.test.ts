import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { itemSchema } from '#entities/entity.ts'
import { type ContentKind, contentKinds, entityOf } from '#entities/kinds.ts'

const pages = join(import.meta.dirname, '../../src/pages/[...locale]')
const isParameter = (name: string) => name.startsWith('[')

/** The names that pages of their own have in a folder: `show.astro`, or a folder with a first page. */
function namesIn(folder: string): string[] {
  return readdirSync(join(pages, folder), { withFileTypes: true }).flatMap(entry => {
    if (isParameter(entry.name)) return []
    if (entry.isDirectory()) {
      const inside = readdirSync(join(pages, folder, entry.name))
      return inside.some(name => name === 'index.astro' || name.startsWith('[...')) ? [entry.name] : []
    }
    const [name] = entry.name.split('.')
    return entry.name.endsWith('.astro') && name !== 'index' ? [name as string] : []
  })
}

const paged = contentKinds.filter(kind => entityOf(kind).page)

test.each(paged)('no item of %s can have the address of another page', kind => {
  const { page, key, fields } = entityOf(kind)
  expect([...(fields[key]?.reserved ?? [])].sort()).toEqual(namesIn(page as string).sort())
})

test.each<[ContentKind, string]>([
  ['addresses', 'show'],
  ['addresses', 'sent'],
  ['job-offers', 'sent'],
  ['doctors', 'a-z'],
])('%s refuse the name %s with a reason of its own at the field', (kind, name) => {
  const entity = entityOf(kind)
  const issues = itemSchema(entity).safeParse({ [entity.key]: name }).error?.issues ?? []
  expect(issues.find(issue => issue.path[0] === entity.key)?.message).toBe('validation:slugReserved')
  const others = itemSchema(entity).safeParse({ [entity.key]: `${name}-2` }).error?.issues ?? []
  expect(others.some(issue => issue.path[0] === entity.key)).toBe(false)
})
