import type { ContentLanguage } from '#entities/localized.ts'
import { contentLanguageOf, type InterfaceLanguage } from '#entities/text/interface-language.ts'

/** A public path for a reader: Indonesian under `/id`, English at the root also for those whose language we have no pages in. */
export function localizedPath(language: InterfaceLanguage, path: string): string {
  if (contentLanguageOf(language) === 'en') return path
  return path === '/' ? '/id' : `/id${path}`
}

/** The language and the bare path of a public address. */
export function parsePath(path: string): { language: ContentLanguage; path: string } {
  if (path === '/id' || path.startsWith('/id/')) return { language: 'id', path: path.slice(3) || '/' }
  return { language: 'en', path }
}
