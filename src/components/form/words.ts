import type { ContactTopic } from '#entities/office/contact-message.ts'

/** The action of a form, with the API's host if the pages are on another host. */
export const formAction = (path: string): string =>
  process.env.API_URL ? new URL(path, process.env.API_URL).href : path

/** The text keys of each topic in careers.json. */
export const topicWords: Record<ContactTopic, string> = {
  appointment: 'topics.appointment',
  billing: 'topics.billing',
  records: 'topics.records',
  feedback: 'topics.feedback',
  privacy: 'topics.privacy',
  other: 'topics.other',
}
