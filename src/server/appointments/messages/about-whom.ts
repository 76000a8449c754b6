import type { Say } from '#i18n/messages.ts'

/**
 * What a letter says of whom it is about, where that is not its reader: in its subject, where a phone shows it first, in
 * its first sentence and among its details.
 */
export function aboutWhom(say: Say, dependant: { name: string } | null) {
  if (!dependant) return { title: (title: string) => title, paragraphs: [], details: [] }
  const { name } = dependant
  return {
    title: (title: string) => say('dependants:mail.title', { name, title }),
    paragraphs: [say('dependants:mail.about', { name })],
    details: [[say('dependants:mail.for'), name] as [string, string]],
  }
}
