import { isSafeLink } from '#entities/text/rich-text.ts'

/** Adds the scheme to a typed link: https for `example.com`, mailto for an address with an @. */
export function completeLink(typed: string): string {
  const text = typed.trim()
  if (text === '' || isSafeLink(text)) return text
  if (/^[^\s@/:]+@[^\s@/:]+\.[^\s@/:]+$/.test(text)) return `mailto:${text}`
  if (/^[\w-]+(\.[\w-]+)+([/?#].*)?$/.test(text)) return `https://${text}`
  return text
}
