import { localizedPath, parsePath } from '#i18n/paths.ts'

/** Where the language panel's plain form leads: the page it was sent from, in the chosen language; null for anything else. */
export function chosenPage(query: URLSearchParams): string | null {
  const language = query.get('language')
  const to = query.get('to') ?? '/'
  if (language !== 'en' && language !== 'id') return null
  // A path of this site only: `//` and `/\` would leave it.
  if (!/^\/(?![/\\])[^\s\\]*$/.test(to)) return null
  return localizedPath(language, parsePath(to).path)
}
