import { createHash } from 'node:crypto'

const source = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

/** CSP sources of what a page carries inline, so that nothing else inline can run. */
export function inlineHashes(html: string): { scripts?: string[]; styles?: string[] } {
  const scripts = new Set<string>()
  for (const match of html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/gi)) {
    const [, attributes = '', text = ''] = match
    // JSON-LD and other data blocks are not run; speculation rules are checked as scripts.
    if (/\bsrc=/i.test(attributes) || /type="?application\//i.test(attributes) || text === '') continue
    scripts.add(source(text))
  }
  const styles = new Set<string>()
  for (const match of html.matchAll(/<style\b[^>]*>([\s\S]*?)<\/style>/gi)) styles.add(source(match[1] ?? ''))
  return {
    ...(scripts.size > 0 ? { scripts: [...scripts] } : {}),
    ...(styles.size > 0 ? { styles: [...styles] } : {}),
  }
}

/**
 * The portal takes no text as code or markup. Its editor alone reads what is pasted, through a policy of its own name,
 * into a document that runs nothing. All shells have the same: a door's document goes on as the admin area.
 */
const trustedTypes = ["require-trusted-types-for 'script'", 'trusted-types ProseMirrorClipboard']

/** A page's policy: our own files, and the inline pieces that were there when we built it; stricter in the portal. */
export function contentSecurityPolicy(
  scripts: readonly string[] = [],
  styles: readonly string[] = [],
  portal = false,
): string {
  return [
    "default-src 'none'",
    `script-src 'self' ${scripts.join(' ')}`.trim(),
    `style-src 'self' ${styles.join(' ')}`.trim(),
    "img-src 'self' data: https:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    "frame-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    ...(portal ? trustedTypes : []),
  ].join('; ')
}
