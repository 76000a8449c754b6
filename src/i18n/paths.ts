import type { ContentLanguage } from '#entities/localized.ts'
import { contentLanguageOf, type InterfaceLanguage } from '#entities/text/interface-language.ts'

/** The public path for a language: Indonesian under `/id`; English, and languages without public pages, at the root. */
export function localizedPath(language: InterfaceLanguage, path: string): string {
  if (contentLanguageOf(language) === 'en') return path
  return path === '/' ? '/id' : `/id${path}`
}

/** The language of a public path, and the path without it. */
export function parsePath(path: string): { language: ContentLanguage; path: string } {
  if (path === '/id' || path.startsWith('/id/')) return { language: 'id', path: path.slice(3) || '/' }
  return { language: 'en', path }
}
