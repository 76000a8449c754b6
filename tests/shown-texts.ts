import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type RichText, richTextToPlain } from '#entities/text/rich-text.ts'
import { emergencySigns } from '../seeds/emergency-signs.ts'
import { events } from '../seeds/events.ts'
import { network } from '../seeds/network.ts'

/** A text that people read, and where it is written: `site:home.title`, `articles.3.excerpt`. */
export interface ShownText {
  where: string
  text: string
}

const locales = join(import.meta.dirname, '../locales')
type Tree = { [name: string]: string | Tree }

const leaves = (tree: Tree, path: string): ShownText[] =>
  Object.entries(tree).flatMap(([name, one]) =>
    typeof one === 'string' ? [{ where: path + name, text: one }] : leaves(one, `${path}${name}.`),
  )

/** The texts of one file of a language, by key. */
export const textsOfFile = (language: string, file: string): Map<string, string> =>
  new Map(
    leaves(JSON.parse(readFileSync(join(locales, language, `${file}.json`), 'utf8')), '').map(one => [
      one.where,
      one.text,
    ]),
  )

/** The names of the files of a language, without ending. */
export const filesOfLanguage = (language: string): string[] =>
  readdirSync(join(locales, language)).map(name => name.slice(0, -5))

const localeTexts = (language: string): ShownText[] =>
  filesOfLanguage(language).flatMap(file =>
    [...textsOfFile(language, file)].map(([key, text]) => ({ where: `${file}:${key}`, text })),
  )

/** Every text of the demo in one language. Phrases that a recogniser is trained with are not shown to anybody. */
function seedTexts(value: unknown, language: 'en' | 'id', path: string): ShownText[] {
  if (value === null || typeof value !== 'object') return []
  const own = (value as Record<string, unknown>)[language]
  if (typeof own === 'string') return [{ where: path, text: own }]
  if (own && (own as RichText).content) return [{ where: path, text: richTextToPlain(own as RichText) }]
  return Object.entries(value)
    .filter(([name]) => name !== 'phrases' && name !== 'exceptions')
    .flatMap(([name, one]) => seedTexts(one, language, `${path}.${name}`))
}

/** All texts of the product and of its demo in one language. */
export const shownTexts = (language: 'en' | 'id'): ShownText[] => [
  ...localeTexts(language),
  ...seedTexts(network.content, language, 'seeds'),
  ...seedTexts(emergencySigns, language, 'emergency-signs'),
  ...seedTexts(events(Temporal.PlainDate.from('2026-11-20')), language, 'events'),
]

export const sentencesOf = (text: string): string[] => text.split(/(?<=[.?!])\s+|\n+/)
