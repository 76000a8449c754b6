import type { Translate } from '#i18n/messages.ts'

/**
 * Names the dependant whom an email is about, if that is not its reader: in the subject, which a phone shows first, in
 * the first sentence and among the details.
 */
export function dependantTexts(t: Translate, dependant: { name: string } | null) {
  if (!dependant) return { title: (title: string) => title, paragraphs: [], details: [] }
  const { name } = dependant
  return {
    title: (title: string) => t('dependants:mail.title', { name, title }),
    paragraphs: [t('dependants:mail.about', { name })],
    details: [[t('dependants:mail.for'), name] as [string, string]],
  }
}
