import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { interfaceLanguages } from '#entities/text/interface-language.ts'
import { fallbacksOf, languageFor, negotiate } from '#i18n/languages.ts'
import { translateIn } from '#i18n/texts-from-disk.ts'
import { isForTheHospital, sameEverywhere, sameIn } from './same-texts.ts'

const locales = join(import.meta.dirname, '../locales')
const plural = /_(zero|one|two|few|many|other)$/

const translated = interfaceLanguages.filter(one => !['en', 'id', 'es-MX'].includes(one))

const flat = (value: object, path = ''): [string, string][] =>
  Object.entries(value).flatMap(([name, one]) =>
    typeof one === 'string' ? [[path + name, one] as [string, string]] : flat(one, `${path}${name}.`),
  )
const textsOf = (language: string, file: string) =>
  new Map(flat(JSON.parse(readFileSync(join(locales, language, `${file}.json`), 'utf8'))))
const filesOf = (language: string) => readdirSync(join(locales, language)).map(name => name.slice(0, -5))
const unpluralised = (texts: Map<string, string>) =>
  new Set([...texts.keys()].map(key => key.replace(plural, '')))
const blanks = (text: string) => (text.match(/\{\{\w+|<\/?a>/g) ?? []).sort().join(' ')

describe('the languages of the interface', () => {
  it.each(interfaceLanguages.filter(one => one !== 'en'))('%s has no text that English lacks', language => {
    const stray = filesOf(language).flatMap(file => {
      const known = unpluralised(textsOf('en', file))
      return [...textsOf(language, file).keys()]
        .filter(key => !known.has(key.replace(plural, '')))
        .map(key => `${file}:${key}`)
    })
    expect(stray).toEqual([])
  })

  it.each(translated)('%s has all its plural forms for texts with a plural in English', language => {
    // Without 'many', the form of Spanish and French for millions, which do not occur here.
    const forms = new Intl.PluralRules(language)
      .resolvedOptions()
      .pluralCategories.filter(one => one !== 'many' || language === 'ar')
    const missing = filesOf(language).flatMap(file => {
      const own = textsOf(language, file)
      const counted = [...own.keys()].filter(key => plural.test(key)).map(key => key.replace(plural, ''))
      return [...new Set(counted)].flatMap(key =>
        forms.filter(form => !own.has(`${key}_${form}`)).map(form => `${file}:${key}_${form}`),
      )
    })
    expect(missing).toEqual([])
  })

  it.each([...translated, 'es-MX'])(
    '%s has the placeholders of the English text, and no exclamation marks',
    language => {
      const wrong = filesOf(language).flatMap(file => {
        const english = textsOf('en', file)
        return [...textsOf(language, file)]
          .filter(([key, text]) => {
            // Plural forms other than 'other' may omit the number, as for one and two.
            const bare = plural.test(key) && !/_other$/.test(key)
            const other = english.get(plural.test(key) ? key.replace(plural, '_other') : key) ?? ''
            return (!bare && blanks(text) !== blanks(other)) || /[!！]/.test(text)
          })
          .map(([key]) => `${file}:${key}`)
      })
      expect(wrong).toEqual([])
    },
  )

  it.each(interfaceLanguages.filter(one => one !== 'en'))(
    '%s has no text that is the English one, unless it is listed as the same word in both',
    language => {
      const listed = new Set([...sameEverywhere, ...(sameIn[language] ?? [])])
      const words = (text: string) => text.replace(/\{\{[^}]+\}\}/g, '')
      const copied = filesOf(language).flatMap(file => {
        const english = textsOf('en', file)
        return [...textsOf(language, file)]
          .filter(([key, text]) => english.get(key) === text && /\p{L}{2}/u.test(words(text)))
          .filter(([, text]) => !listed.has(text) && !isForTheHospital(text))
          .map(([key, text]) => `${file}:${key} ${text}`)
      })
      expect(
        copied,
        'Translate these, or list words that both languages have in tests/same-texts.ts.',
      ).toEqual([])
    },
  )

  it('asks about one item as about one', () => {
    const t = translateIn('en')
    expect(t('admin:bulk.sure_delete', { count: 1 })).toBe('Delete 1 item? It stays in the trash.')
    expect(t('admin:bulk.sure_delete', { count: 2 })).toBe('Delete 2 items? They stay in the trash.')
    expect(t('content:referenced', { count: 1 })).toBe('1 other item uses this one. Change it first')
  })

  it('lists as the same word only what is the same somewhere', () => {
    const unused = Object.entries(sameIn).flatMap(([language, listed]) => {
      const same = new Set(
        filesOf(language).flatMap(file => {
          const english = textsOf('en', file)
          return [...textsOf(language, file)]
            .filter(([key, text]) => english.get(key) === text)
            .map(([, text]) => text)
        }),
      )
      return listed.filter(text => !same.has(text)).map(text => `${language}: ${text}`)
    })
    expect(unused).toEqual([])
  })

  it.each(interfaceLanguages.filter(one => one !== 'en'))(
    '%s asks for the full name in the field for it, not for a first name (the specification’s English text stays)',
    language => {
      const firstName = /depan|vorname|prénom|الأول|名字|de pila|^su nombre es/i
      expect(translateIn(language)('validation:nameRequired')).not.toMatch(firstName)
    },
  )

  it('has for Mexico only texts that differ from Spain’s', () => {
    const same = filesOf('es-MX').flatMap(file => {
      const spain = textsOf('es', file)
      return [...textsOf('es-MX', file)]
        .filter(([key, text]) => spain.get(key) === text)
        .map(([key]) => `${file}:${key}`)
    })
    expect(same).toEqual([])
  })

  it('falls back from Mexico’s Spanish to Spain’s, and from every language to English', () => {
    expect(fallbacksOf('es-MX')).toEqual(['es', 'en'])
    expect(translateIn('es-MX')('api:done')).toBe('Hecho')
    expect(translateIn('es-MX')('validation:integer')).toBe('Ingrese un número entero')
    expect(translateIn('ar')('site:layout.skip')).toBe(translateIn('en')('site:layout.skip'))
    expect(translateIn('ar')('patient:doctors.found', { count: 2 })).toBe('طبيبان')
  })

  it('picks the language by the browser’s preferences', () => {
    expect(languageFor('es-AR')).toBe('es')
    expect(languageFor('zh-Hans-CN')).toBe('zh-CN')
    expect(languageFor('in')).toBe('id')
    expect(negotiate('es-MX,es;q=0.9,en;q=0.8')).toBe('es-MX')
    expect(negotiate('ja, de-AT;q=0.7, en;q=0.3')).toBe('de')
    expect(negotiate('*')).toBe('en')
    expect(negotiate(undefined)).toBe('en')
  })
})

/** The term of each language for the booking code. */
const bookingCode: Record<string, RegExp> = {
  id: /kode booking/i,
  de: /Buchungscode/,
  es: /código de reserva/i,
  'es-MX': /código de reserva/i,
  fr: /code de réservation/i,
  ar: /رمز (ال)?حجز/,
  'zh-CN': /预约码/,
}

it.each(Object.entries(bookingCode))('%s calls the booking code the same everywhere', (language, term) => {
  const otherwise = filesOf(language).flatMap(file => {
    const english = textsOf('en', file)
    return [...textsOf(language, file)]
      .filter(([key, text]) => /booking code/i.test(english.get(key) ?? '') && !term.test(text))
      .map(([key, text]) => `${file}:${key} ${text}`)
  })
  expect(otherwise).toEqual([])
})
