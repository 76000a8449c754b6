import type { ContactTopic } from '#entities/office/contact-message.ts'

/** Where a form is sent: to the API's own host where the pages live on another one. */
export const formAction = (path: string): string =>
  process.env.API_URL ? new URL(path, process.env.API_URL).href : path

/** The words of each topic in careers.json. */
export const topicWords: Record<ContactTopic, string> = {
  appointment: 'topics.appointment',
  billing: 'topics.billing',
  records: 'topics.records',
  feedback: 'topics.feedback',
  privacy: 'topics.privacy',
  other: 'topics.other',
}
