import type { ContactTopic } from '#entities/contact-message.ts'
import type { ContentLanguage } from '#entities/localized.ts'
import { localizedPath } from '#i18n/paths.ts'

/** Where a form is sent: to the API's own host where the pages live on another one. */
export const formAction = (path: string): string =>
  process.env.API_URL ? new URL(path, process.env.API_URL).href : path

/** Where the script goes when the message has arrived; a browser without scripts is sent there by the server. */
export const sentPath = (path: string, language: ContentLanguage): string => localizedPath(language, path)

/** The words of each topic in careers.json. */
export const topicWords: Record<ContactTopic, string> = {
  appointment: 'topics.appointment',
  billing: 'topics.billing',
  records: 'topics.records',
  feedback: 'topics.feedback',
  privacy: 'topics.privacy',
  other: 'topics.other',
}
