const signs: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }
/** Escapes text for HTML content and attributes. */
export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, sign => signs[sign] as string)
