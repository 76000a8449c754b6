import type { ContentLanguage } from '#entities/localized.ts'

/** A public path in a language: English at the root, Indonesian under `/id`. */
export function localizedPath(language: ContentLanguage, path: string): string {
  if (language === 'en') return path
  return path === '/' ? '/id' : `/id${path}`
}

/** The language and the bare path of a public address. */
export function parsePath(path: string): { language: ContentLanguage; path: string } {
  if (path === '/id' || path.startsWith('/id/')) return { language: 'id', path: path.slice(3) || '/' }
  return { language: 'en', path }
}
