import { isSafeLink } from '#entities/text/rich-text.ts'

/** What a person types for a link: `example.com` means https, an address with an @ means mail. */
export function completeLink(typed: string): string {
  const text = typed.trim()
  if (text === '' || isSafeLink(text)) return text
  if (/^[^\s@/:]+@[^\s@/:]+\.[^\s@/:]+$/.test(text)) return `mailto:${text}`
  if (/^[\w-]+(\.[\w-]+)+([/?#].*)?$/.test(text)) return `https://${text}`
  return text
}
