import { safeRedirect } from '#entities/text/safe-redirect.ts'
import { localizedPath, parsePath } from '#i18n/paths.ts'

/** Where the language panel's plain form leads: the page it was sent from, in the chosen language; null for anything else. */
export function chosenPage(query: URLSearchParams): string | null {
  const language = query.get('language')
  if (language !== 'en' && language !== 'id') return null
  const from = safeRedirect(query.get('to') ?? '/')
  // Again as it is sent: taking the language away changes what the path begins with.
  return from && safeRedirect(localizedPath(language, parsePath(from).path))
}
