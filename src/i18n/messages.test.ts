import { expect, test, vi } from 'vitest'
import { interfaceLanguages } from '#entities/text/interface-language.ts'
import { createTexts } from './messages.ts'
import { translateIn } from './texts-from-disk.ts'

test('values are inserted unchanged, and missing values stay placeholders', () => {
  const t = createTexts({ en: { a: { b: 'Dear {{name}}, {{rest}}' } } }).in('en')
  const odd = '{{rest}} $t(a:b) $& {{name}}'
  expect(t('a:b', { name: odd, rest: 'x' })).toBe(`Dear ${odd}, x`)
  expect(t('a:b')).toBe('Dear {{name}}, {{rest}}')
  expect(t('a:b', { name: null })).toBe('Dear , {{rest}}')
  expect(t('a:b', { name: 'A', rest: true })).toBe('Dear A, true')
})

test('a missing text returns its path until it is added', () => {
  const texts = createTexts({})
  const t = texts.in('en')
  for (const key of ['a:b.c', 'a:constructor', 'b:c', 'a:b', 'none'])
    expect(t(key)).toBe(key.split(':').at(-1))
  texts.add('en', 'a', { b: { c: 'There' } })
  expect(t('a:b.c')).toBe('There')
  expect(t('a:b')).toBe('b')
})

test('a number takes the plural form and the digits of the language', () => {
  const forms = (language: string) =>
    [0, 1, 2, 3, 11, 100].map(count => translateIn(language)('patient:doctors.found', { count }))
  expect(forms('en').slice(0, 3)).toEqual(['0 doctors', '1 doctor', '2 doctors'])
  expect(new Set(forms('id').map(text => text.replace(/\d+/, ''))).size).toBe(1)
  expect(new Set(forms('ar').map(text => text.replace(/\d+/, ''))).size).toBeGreaterThan(4)
  const t = createTexts({ de: { a: { b: '{{count, number}} Zeilen' } } })
  expect(t.in('de')('a:b', { count: 12345 })).toBe('12.345 Zeilen')
})

test('a missing plural form falls back to the language’s own `other`, not to another language', () => {
  for (const language of interfaceLanguages) {
    const t = translateIn(language)
    expect(t('patient:doctors.found', { count: 1_000_000 })).toContain(
      t('patient:doctors.found', { count: 100_000 })
        .replace(/[\d\s.,]+/, '')
        .trim(),
    )
  }
})

test('Arabic texts have the digits of their dates and telephone numbers, whatever the browser’s default', () => {
  const formats = vi.spyOn(Intl, 'NumberFormat')
  const t = createTexts({ ar: { a: { b: '{{shown, number}}' } } }).in('ar')
  expect(t('a:b', { shown: 1234 })).toBe('1,234')
  expect(formats.mock.calls.map(([locale]) => locale)).toEqual(['ar-u-nu-latn'])
  formats.mockRestore()
})

test('a key that no file has does not compile, literal or composed', () => {
  const t = translateIn('en')
  const state = 'live' as 'live' | 'lost'
  // @ts-expect-error There is no such text.
  t('api:nothing')
  // @ts-expect-error One of the two is missing.
  t(`admin:publication.${state}`)
  // @ts-expect-error The file has no such group.
  translateIn('en')('patient:nowhere.found', { count: 2 })
  expect(t('api:done')).toBe('Done')
  expect(t('patient:doctors.found', { count: 2 })).toContain('2')
})

test('a context takes its own text, also with a plural form, or else the common one', () => {
  const b = {
    plain: 'A doctor',
    plain_package: 'A package',
    n_one: 'one',
    n_other: 'many',
    n_package_one: 'one package',
  }
  const t = createTexts({ en: { a: b } }).in('en')
  expect([t('a:plain'), t('a:plain', { context: 'package' })]).toEqual(['A doctor', 'A package'])
  expect(t('a:plain', { context: 'other' })).toBe('A doctor')
  expect(t('a:n', { count: 1, context: 'package' })).toBe('one package')
  expect(t('a:n', { count: 1 })).toBe('one')
})

test('a text that a language lacks, or has empty, is taken from its fallbacks', () => {
  const t = createTexts({
    en: { a: { b: 'English', c_one: 'one', c_other: 'many' } },
    es: { a: { b: 'Español', d: 'Solo aquí' } },
    'es-MX': { a: { b: '' } },
  }).in('es-MX')
  expect([t('a:b'), t('a:d'), t('a:c', { count: 1 }), t('a:e')]).toEqual(['Español', 'Solo aquí', 'one', 'e'])
})

test('nothing has a text of its own where there is one', () => {
  const t = createTexts({ en: { a: { b_zero: 'none', b_one: 'one', b_other: 'many' } } }).in('en')
  expect([0, 1, 2].map(count => t('a:b', { count }))).toEqual(['none', 'one', 'many'])
})
