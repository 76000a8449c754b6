/// <reference types="astro/client" />
import { useStore } from '@nanostores/react'
import { atom } from 'nanostores'
import { addCallTexts } from '#api/texts.ts'
import type { InterfaceLanguage } from '#entities/text/interface-language.ts'
import { fallbacksOf } from '#i18n/languages.ts'
import { createTexts, type Texts, type Translate } from '#i18n/messages.ts'
import { $language } from '#state/language.ts'
import { LOCALE_FALLBACK } from '#ui/constants.ts'

type Files = Record<string, () => Promise<Texts[string]>>

/** By language and name: `id/portal.json`. */
const files: Files = {}
/** `more`: the answer of `import.meta.glob`. */
export function addTextFiles(more: Files): void {
  for (const [path, load] of Object.entries(more)) files[path.split('/').slice(-2).join('/')] = load
}
// The names of all files would be a kilobyte of the sign-in screens: those of the areas come with their scripts.
addTextFiles(
  import.meta.glob<Texts[string]>(
    ['../../locales/*/{auth,calls,portal,validation}.json', '!../../locales/en/calls.json'],
    { import: 'default' },
  ),
)

/** Files that lack texts (see incomplete-texts.ts): the page names them. */
const incomplete = new Set(globalThis.document?.documentElement.dataset.incompleteTexts?.split(' ') ?? [])
const texts = createTexts({})
const loaded = new Set<string>()
/** The files that screens have requested. A newly chosen language is used only after it has all of them. */
const wanted = new Set<string>()

// en-US is the specification's name for the English that we have.
const first = new Intl.Locale(LOCALE_FALLBACK).language as InterfaceLanguage
/** The language of the screens: the previous one until the texts of the chosen language have loaded. */
const $active = atom<{ language: InterfaceLanguage; t: Translate }>({ language: first, t: texts.in(first) })

async function loadFile(language: InterfaceLanguage, name: string): Promise<void> {
  const file = `${language}/${name}`
  const load = files[`${file}.json`]
  const [next] = fallbacksOf(language)
  // es-MX has only the differences from es.
  const partial = !load || next !== 'en' || incomplete.has(file)
  await Promise.all([
    load &&
      !loaded.has(file) &&
      load().then(words => {
        if (name === 'calls') addCallTexts(language, words)
        else texts.add(language, name, words)
        loaded.add(file)
      }),
    partial && next && loadFile(next, name),
  ])
}

async function switchLanguage(): Promise<void> {
  const language = $language.get()
  await Promise.all([...wanted].map(name => loadFile(language, name)))
  if (language !== $language.get()) return switchLanguage()
  if (language !== $active.get().language) $active.set({ language, t: texts.in(language) })
}

/** Sentences in another language than the chosen one. */
export async function loadTranslation(language: InterfaceLanguage, name: string): Promise<Translate> {
  await loadFile(language, name)
  return texts.in(language)
}

/** Loads the texts of an area, once: each file is its own chunk. */
export function loadTexts(names: readonly string[]): Promise<void> {
  for (const name of names) wanted.add(name)
  return switchLanguage()
}

/** Loads the texts that every screen needs, and follows the chosen language from then on. */
export async function startTexts(): Promise<void> {
  await loadTexts(['portal', 'validation', 'calls'])
  // If loading fails, the screen stays in the previous language; the next `loadTexts` tries again.
  $language.listen(() => void switchLanguage().catch(() => {}))
}

/** `t` and its language; the component renders again when another language is chosen. */
export const useTranslation = (): { language: InterfaceLanguage; t: Translate } => useStore($active)
