import { z } from 'zod'
import { isUrl } from '../text/filled.ts'

/** Paths of the portal, the API and files: no redirect may take them over. */
const ours = /^\/(api|admins|patients|auth|_assets|og|media)(\/|$)/

/** Null if the escapes are not valid UTF-8. */
export function decodedPath(path: string): string | null {
  try {
    return decodeURIComponent(path)
  } catch {
    return null
  }
}

/**
 * The canonical spelling of a path among all ways to escape its characters: `/caf%c3%a9`, `/c%61f%C3%A9` and `/café`
 * are `/caf%C3%A9`. Null if the escapes are not valid UTF-8.
 */
export function spelledPath(path: string): string | null {
  const letters = decodedPath(path)
  // An escaped question mark does not begin a query.
  return letters === null ? null : encodeURI(letters).replace(/[?#]/g, encodeURIComponent)
}

/**
 * A public path in the form of the redirects: without host, query, fragment, trailing slash and language, as one
 * redirect serves both languages. Null if it is not such a path.
 */
export function publicPathOf(text: string): string | null {
  const trimmed = text.trim()
  // Letters of any script, and spaces, are accepted as a browser shows them.
  if (
    !/^\/(?![/\\])[ \P{C}]*$/u.test(trimmed) ||
    /[\\?#]|\/\/|%(?![0-9a-f]{2})|%([01].|7f|2f|5c)/i.test(trimmed)
  )
    return null
  const path = spelledPath(new URL(trimmed, 'https://x').pathname.replace(/\/+$/, ''))
  const bare = path?.replace(/^\/id(?=\/|$)/, '')
  // Checked in canonical spelling: `/%61dmins` is the administrators' area.
  return !bare || ours.test(bare) || bare.length > 300 ? null : bare
}

/** `/`, a public address of ours, or a full https address elsewhere. */
export function redirectTargetOf(text: string): string | null {
  const trimmed = text.trim()
  if (trimmed === '/') return trimmed
  if (/^https:\/\//i.test(trimmed)) {
    return isUrl(trimmed) && trimmed.length <= 500 ? new URL(trimmed).href : null
  }
  return publicPathOf(trimmed)
}

const address = (read: (text: string) => string | null, message: string) =>
  z
    .string()
    .max(500, 'validation:tooLong')
    .transform((text, context) => {
      const path = read(text)
      if (path === null) context.addIssue({ code: 'custom', message })
      return path ?? ''
    })

export const redirectWriteSchema = z.strictObject({
  from: address(publicPathOf, 'settings:redirects.problem.path'),
  /** Null if the page was removed permanently. */
  to: address(redirectTargetOf, 'settings:redirects.problem.target').nullable(),
})

export const redirectSchema = z.object({
  id: z.string(),
  from: z.string(),
  to: z.string().nullable(),
  /** Made by the server when an address changed. */
  automatic: z.boolean(),
  createdBy: z.string().nullable(),
  createdAt: z.string(),
})
export type Redirect = z.infer<typeof redirectSchema>

/** All redirects of a release: the target of each old path, null if removed. */
export type Redirects = Record<string, string | null>

/** The target of a path without a page, as it was requested; the reader's language is kept. */
export function redirectOf(redirects: Redirects, pathname: string): { to: string | null } | null {
  const [, prefix = '', bare = ''] = /^(\/id(?=\/|$))?(.*?)\/*$/.exec(spelledPath(pathname) ?? '') ?? []
  // Own properties only: every object also has `constructor`.
  if (!Object.hasOwn(redirects, bare)) return null
  const to = redirects[bare] ?? null
  if (to === null || to.startsWith('https:')) return { to }
  return { to: to === '/' ? prefix || '/' : prefix + to }
}
