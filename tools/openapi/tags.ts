import { contentKinds } from '#entities/kinds.ts'
import texts from '../../locales/en/entities.json' with { type: 'json' }

/** What the operations of a group are for. Groups that are a kind of content take their words from the texts. */
const groups: Record<string, string> = {
  system: 'Health checks and this documentation.',
  accounts: 'Sign-up, sign-in, sessions, the own account, and the accounts of administrators.',
  demo: 'Only in a demo on the own machine.',
  letters: 'Emails of the hospital: previews, and those that could not be delivered.',
  sync: 'Hints that data of the hospital’s own directory should be read again.',
  publications: 'Releases of the public site: state, rollback, rebuild, and previews of unpublished items.',
  operations: 'Jobs, backups, check-up and set-up of the installation.',
  notifications: 'What happened in the areas of an administrator.',
  audit: 'The log of who read or changed what.',
  redirects: 'Old addresses of public pages.',
  visits: 'Anonymous counts of opened pages and of searches without a result.',
  content:
    'What applies to every kind of content: versions, publication, several items at once, deleted items.',
  search: 'One search over content, patients and appointments.',
  appointments: 'Booking: free slots, holds, appointments, waiting list, call list, and links to answer.',
  patients: 'Patients, their dependants, and their rights to export and erase their data.',
  schedules: 'Timetables of doctors, departures from them, and free slots.',
  'waiting room': 'Queues of today, and the screens that show them.',
  'contact-messages': 'Messages of visitors.',
  'job-applicants': 'Applications for job offers.',
  media: 'The library of pictures.',
}

/** The description of a group of operations. Fails if the group has none. */
export function tagDescription(name: string): string {
  const kinds: Record<string, { many?: string }> = texts.kinds
  const isKind = (contentKinds as string[]).includes(name)
  const description = groups[name] ?? (isKind && `Content of the kind “${kinds[name]?.many ?? name}”.`)
  if (!description) throw new Error(`Describe the group '${name}' in tools/openapi/tags.ts.`)
  return description
}
