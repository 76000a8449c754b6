import type { Translate } from '#i18n/messages.ts'

/**
 * What a letter says of whom it is about, where that is not its reader: in its subject, where a phone shows it first, in
 * its first sentence and among its details.
 */
export function aboutWhom(t: Translate, dependant: { name: string } | null) {
  if (!dependant) return { title: (title: string) => title, paragraphs: [], details: [] }
  const { name } = dependant
  return {
    title: (title: string) => t('dependants:mail.title', { name, title }),
    paragraphs: [t('dependants:mail.about', { name })],
    details: [[t('dependants:mail.for'), name] as [string, string]],
  }
}
