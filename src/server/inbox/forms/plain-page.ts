import { translateIn } from '#i18n/texts-from-disk.ts'
import type { Filling } from './fill-page.ts'

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escaped = (text: string) => text.replace(/[&<>"]/g, one => escapes[one] as string)

/**
 * For an API process without a site, which has no released page to fill in: the errors, and a link back to the form.
 */
export function plainPage(language: 'en' | 'id', { message, fields, titlePrefix }: Filling): string {
  const t = translateIn(language)
  const lines = fields.map(one => `<li>${escaped(one.message)}</li>`).join('')
  return [
    `<!doctype html><html lang="${language}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width"><meta name="robots" content="noindex">',
    `<title>${escaped(titlePrefix + message)}</title></head><body><main><h1>${escaped(message)}</h1>`,
    `<ul>${lines}</ul><p>${escaped(t('forms:goBack'))}</p></main></body></html>`,
  ].join('\n')
}
