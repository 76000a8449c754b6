import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { contentLanguages } from '#entities/localized.ts'

const locales = join(import.meta.dirname, '../../../locales')
const css = ['fonts.css', 'first.css']
  .map(file => readFileSync(join(import.meta.dirname, file), 'utf8'))
  .join('')
  .split('@font-face')
  .filter(face => face.includes('Plus Jakarta Sans'))
  .join('@font-face')

/** Whether the face of this file has the character. */
function isIn(file: string, character: string): boolean {
  const face = css.split('@font-face').find(part => part.includes(`./${file}`)) ?? ''
  const point = character.codePointAt(0) as number
  return [...face.matchAll(/U\+([0-9A-F]+)(?:-([0-9A-F]+))?/g)].some(([, from = '', to = from]) => {
    return point >= Number.parseInt(from, 16) && point <= Number.parseInt(to, 16)
  })
}

it('The first file of the font is enough for all texts of the public pages', () => {
  expect(isIn('basic.woff2', 'é')).toBe(false)
  const texts = contentLanguages.flatMap(language =>
    readdirSync(join(locales, language)).map(file => readFileSync(join(locales, language, file), 'utf8')),
  )
  const others = new Set(texts.join('').replace(/\s/g, ''))
  expect([...others].filter(character => !isIn('basic.woff2', character))).toEqual([])
})

it('All faces have one range of weights, or a browser would take some and never load the others', () => {
  const weights = [...css.matchAll(/font-weight: ([^;]+);/g)].map(match => match[1])
  expect(weights.length).toBeGreaterThan(1)
  expect(new Set(weights).size).toBe(1)
})
