import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import type { Field, Fields } from '#entities/fields.ts'
import { contentKinds, entityOf } from '#entities/kinds.ts'
import { leadPages } from '#entities/office/missed-search.ts'
import { countedPages } from '#entities/office/page-view.ts'
import { translateIn } from '#i18n/texts-from-disk.ts'
import { fieldHelp, fieldLabel, pageLabel, pathLabel } from './labels.ts'

type Tree = { [name: string]: string | Tree }
const texts = (language: string): Record<string, Record<string, Record<string, string>>> =>
  JSON.parse(readFileSync(join(import.meta.dirname, `../../../locales/${language}/entities.json`), 'utf8'))

function* deep(fields: Fields): Generator<[string, Field]> {
  for (const [name, field] of Object.entries(fields)) {
    yield [name, field]
    if (field.fields) yield* deep(field.fields)
    if (field.item?.fields) yield* deep(field.item.fields)
  }
}
const everything = contentKinds.flatMap(kind =>
  [...deep(entityOf(kind).fields)].map(([name, field]) => ({ kind, name, field })),
)

describe.each(['en', 'id'])('in %s', language => {
  const {
    fields,
    fields_of: own,
    options,
    help,
  } = texts(language) as never as {
    fields: Record<string, string>
    fields_of: Record<string, Record<string, string>>
    options: Record<string, string>
    help: Record<string, Record<string, string>>
  }
  test('every label and help text belongs to a field', () => {
    const names = new Set(everything.map(one => one.name))
    const values = new Set(everything.flatMap(({ field }) => field.options ?? []))
    const known = new Set(everything.map(one => `${one.kind}.${one.name}`))
    const nested = (tree: Tree) =>
      Object.entries(tree).flatMap(([kind, part]) => Object.keys(part).map(name => `${kind}.${name}`))
    expect(Object.keys(fields).filter(name => !names.has(name))).toEqual([])
    expect(Object.keys(options).filter(value => !values.has(value))).toEqual([])
    expect([...nested(own), ...nested(help)].filter(path => !known.has(path))).toEqual([])
  })
  test('every counted page, and every page that words lead to, has a name of its own', () => {
    const pages = [...new Set([...countedPages, ...leadPages])]
    const names = pages.map(page => pageLabel(translateIn(language), page))
    expect(names.filter((name, i) => name.startsWith(pages[i] as string))).toEqual([])
    expect(new Set(names).size).toBe(pages.length)
  })
})

test('a field has the label of its kind, or else the shared label', () => {
  const t = translateIn('en')
  expect(fieldLabel(t, 'doctors', 'name')).toBe('Name, without titles')
  expect(fieldLabel(t, 'units', 'name')).toBe('Name')
  expect(fieldHelp(t, 'units', 'name')).toBeNull()
})
test('a path of a form has a readable label', () => {
  const t = translateIn('en')
  expect(pathLabel(t, 'doctors', 'education.2.degree')).toBe('Education 3: Degree')
  expect(pathLabel(t, 'units', 'phones.0.$')).toBe('Phone numbers 1')
  expect(pathLabel(t, 'doctors', 'headline.id')).toBe('Headline (Indonesian)')
  expect(pathLabel(t, 'main-banners', 'images.mobile.en.alt.id')).toBe(
    'Pictures: For phones (English): Description of the picture (Indonesian)',
  )
  expect(pathLabel(t, 'about-description', 'counters.0.value')).toBe('Figures 1: Figure')
})

test('a public page has the name of the kind that it lists, unless it has a text of its own', () => {
  const t = translateIn('id')
  expect(pageLabel(t, 'health-topics')).toBe('Topik kesehatan')
  expect(pageLabel(t, 'health-topics/…')).toBe('Topik kesehatan: halaman rincian')
  expect(pageLabel(t, 'contact')).toBe('Kontak')
  expect(pageLabel(t, 'contact/…')).toBe('Kontak: halaman rincian')
})
