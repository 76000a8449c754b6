import { z } from 'zod'
import { isUrl } from './filled.ts'

/** What belongs to programs and not to pages: nothing public may be led away from there. */
const ours = /^\/(api|admins|patients|auth|_assets|og|media)(\/|$)/

function decoded(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}

/**
 * A public address as the redirects know it: without host, query, fragment and the end's slash, and without the language,
 * as one redirect serves both. Null for what is no such address.
 */
export function publicPathOf(text: string): string | null {
  const trimmed = text.trim()
  if (!/^\/(?![/\\])[\x21-\x7e]*$/.test(trimmed) || /[\\?#]|\/\/|%(?![0-9a-f]{2})|%(00|2f|5c)/i.test(trimmed))
    return null
  const path = new URL(trimmed, 'https://x').pathname.replace(/\/+$/, '')
  const bare = path.replace(/^\/id(?=\/|$)/, '')
  // Decoded, as the server reads it: `/%61dmins` is the administrators' area.
  if (bare === '' || ours.test(decoded(bare)) || bare.length > 300) return null
  return bare
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

/** Where an address of the site leads that has no page any more; the reader's language goes along. */
export function redirectOf(redirects: Redirects, pathname: string): { to: string | null } | null {
  const [, prefix = '', bare = ''] = /^(\/id(?=\/|$))?(.*?)\/*$/.exec(pathname) ?? []
  // Its own paths only: every object also answers to `constructor`.
  if (!Object.hasOwn(redirects, bare)) return null
  const to = redirects[bare] ?? null
  if (to === null || to.startsWith('https:')) return { to }
  return { to: to === '/' ? prefix || '/' : prefix + to }
}
