import { z } from 'zod'
import { isUrl } from '../text/filled.ts'

/** What belongs to programs and not to pages: nothing public may be led away from there. */
const ours = /^\/(api|admins|patients|auth|_assets|og|media)(\/|$)/

/** Null for what stands for no letters. */
export function decodedPath(path: string): string | null {
  try {
    return decodeURIComponent(path)
  } catch {
    return null
  }
}

/**
 * The one spelling of an address among all ways to escape its letters: `/caf%c3%a9`, `/c%61f%C3%A9` and `/café` are
 * `/caf%C3%A9`. Null for what stands for no letters.
 */
export function spelledPath(path: string): string | null {
  const letters = decodedPath(path)
  // A question mark that was escaped begins no query.
  return letters === null ? null : encodeURI(letters).replace(/[?#]/g, encodeURIComponent)
}

/**
 * A public address as the redirects know it: without host, query, fragment and the end's slash, and without the language,
 * as one redirect serves both. Null for what is no such address.
 */
export function publicPathOf(text: string): string | null {
  const trimmed = text.trim()
  // Letters of any script, and spaces, are taken as a browser shows them.
  if (
    !/^\/(?![/\\])[ \P{C}]*$/u.test(trimmed) ||
    /[\\?#]|\/\/|%(?![0-9a-f]{2})|%([01].|7f|2f|5c)/i.test(trimmed)
  )
    return null
  const path = spelledPath(new URL(trimmed, 'https://x').pathname.replace(/\/+$/, ''))
  const bare = path?.replace(/^\/id(?=\/|$)/, '')
  // In the one spelling: `/%61dmins` is the administrators' area.
  return !bare || ours.test(bare) || bare.length > 300 ? null : bare
}

/** `/`, a public address of ours, or a full https address elsewhere. */
export function redirectTargetOf(text: string): string | null {
  const trimmed = text.trim()
  if (trimmed === '/') return trimmed
  if (/^https:\/\//i.test(trimmed)) {
    if (!isUrl(trimmed) || trimmed.length > 500) return null
    const url = new URL(trimmed)
    return url.username || url.password ? null : url.href
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
  /** Null where the page is gone for good. */
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

/** All redirects of a release: where each old address leads, null for gone. */
export type Redirects = Record<string, string | null>

/** Where an address of the site leads that has no page any more, as it was asked for; the reader's language goes along. */
export function redirectOf(redirects: Redirects, pathname: string): { to: string | null } | null {
  const [, prefix = '', bare = ''] = /^(\/id(?=\/|$))?(.*?)\/*$/.exec(spelledPath(pathname) ?? '') ?? []
  // Its own paths only: every object also answers to `constructor`.
  if (!Object.hasOwn(redirects, bare)) return null
  const to = redirects[bare] ?? null
  if (to === null || to.startsWith('https:')) return { to }
  return { to: to === '/' ? prefix || '/' : prefix + to }
}
