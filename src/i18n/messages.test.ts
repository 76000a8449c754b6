import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { interfaceLanguages } from '#entities/interface-language.ts'
import { createTexts, type Say, type Texts } from './messages.ts'

const locales = join(import.meta.dirname, '../../locales')
const load = (language: string): Texts =>
  Object.fromEntries(
    readdirSync(join(locales, language)).map(name => [
      name.slice(0, -5),
      JSON.parse(readFileSync(join(locales, language, name), 'utf8')),
    ]),
  )
const languages = Object.fromEntries(interfaceLanguages.map(one => [one, load(one)]))
const texts = createTexts(languages)

const flat = (value: object, path: string): [string, string][] =>
  Object.entries(value).flatMap(([name, one]) =>
    typeof one === 'string' ? [[`${path}${name}`, one] as [string, string]] : flat(one, `${path}${name}.`),
  )

test('every sentence of every language is what the translator itself makes of it', () => {
  let compared = 0
  for (const language of interfaceLanguages) {
    const itself = texts.instance.getFixedT(language) as unknown as Say
    const say = texts.in(language)
    for (const [file, value] of Object.entries(languages[language] as Texts)) {
      for (const [key, text] of flat(value, `${file}:`)) {
        const names = [...text.matchAll(/\{\{(\w+)/g)].map(([, name]) => name as string)
        const values = Object.fromEntries(names.map((name, index) => [name, index ? `<b>$1 ${name}</b>` : 7]))
        // Twice: the second time it is remembered.
        for (const _ of [1, 2]) expect(say(key, values)).toBe(itself(key, values))
        expect(say(key)).toBe(itself(key))
        compared++
      }
    }
  }
  expect(compared).toBeGreaterThan(1000)
})

test('what somebody typed is put in as it is, and what was not given is left out as before', () => {
  const say = createTexts({ en: { a: { b: 'Dear {{name}}, {{rest}}' } } })
  const odd = '{{rest}} $t(a:b) $& {{name}}'
  expect(say.in('en')('a:b', { name: odd, rest: 'x' })).toBe(`Dear ${odd}, x`)
  const itself = say.instance.getFixedT('en') as unknown as Say
  for (const values of [{}, { name: null }, { name: 'A' }, { name: 'A', rest: true }]) {
    expect(say.in('en')('a:b', values)).toBe(itself('a:b', values))
  }
  expect(say.in('en')('a:none')).toBe(itself('a:none'))
})
