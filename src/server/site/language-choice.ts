import { safeRedirect } from '#entities/text/safe-redirect.ts'
import { localizedPath, parsePath } from '#i18n/paths.ts'

/**
 * The target of the language panel's plain form: the page it was sent from, in the chosen language; null for other
 * requests.
 */
export function chosenPage(query: URLSearchParams): string | null {
  const language = query.get('language')
  if (language !== 'en' && language !== 'id') return null
  const from = safeRedirect(query.get('to') ?? '/')
  // Checked in its final form: removing the language prefix changes the beginning of the path.
  return from && safeRedirect(localizedPath(language, parsePath(from).path))
}
