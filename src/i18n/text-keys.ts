import type account from '../../locales/en/account.json'
import type accounts from '../../locales/en/accounts.json'
import type admin from '../../locales/en/admin.json'
import type api from '../../locales/en/api.json'
import type auth from '../../locales/en/auth.json'
import type booking from '../../locales/en/booking.json'
import type calls from '../../locales/en/calls.json'
import type careers from '../../locales/en/careers.json'
import type content from '../../locales/en/content.json'
import type dependants from '../../locales/en/dependants.json'
import type desk from '../../locales/en/desk.json'
import type entities from '../../locales/en/entities.json'
import type forms from '../../locales/en/forms.json'
import type hospital from '../../locales/en/hospital.json'
import type inbox from '../../locales/en/inbox.json'
import type letters from '../../locales/en/letters.json'
import type library from '../../locales/en/library.json'
import type mail from '../../locales/en/mail.json'
import type media from '../../locales/en/media.json'
import type office from '../../locales/en/office.json'
import type offline from '../../locales/en/offline.json'
import type operations from '../../locales/en/operations.json'
import type packages from '../../locales/en/packages.json'
import type pages from '../../locales/en/pages.json'
import type patient from '../../locales/en/patient.json'
import type patients from '../../locales/en/patients.json'
import type portal from '../../locales/en/portal.json'
import type publications from '../../locales/en/publications.json'
import type queue from '../../locales/en/queue.json'
import type reload from '../../locales/en/reload.json'
import type settings from '../../locales/en/settings.json'
import type setup from '../../locales/en/setup.json'
import type site from '../../locales/en/site.json'
import type validation from '../../locales/en/validation.json'

/** The files of `locales/en`, which every other language follows. */
interface Files {
  account: typeof account
  accounts: typeof accounts
  admin: typeof admin
  api: typeof api
  auth: typeof auth
  booking: typeof booking
  calls: typeof calls
  careers: typeof careers
  content: typeof content
  dependants: typeof dependants
  desk: typeof desk
  entities: typeof entities
  forms: typeof forms
  hospital: typeof hospital
  inbox: typeof inbox
  letters: typeof letters
  library: typeof library
  mail: typeof mail
  media: typeof media
  office: typeof office
  offline: typeof offline
  operations: typeof operations
  packages: typeof packages
  pages: typeof pages
  patient: typeof patient
  patients: typeof patients
  portal: typeof portal
  publications: typeof publications
  queue: typeof queue
  reload: typeof reload
  settings: typeof settings
  setup: typeof setup
  site: typeof site
  validation: typeof validation
}
export type TextFile = keyof Files

/**
 * Whether there is a text at `path.to.text`, in one form or in plural forms. Checked part by part, as a union of all
 * keys is too large for the compiler. Parts only known at run time are accepted: `tests/architecture/texts.test.ts` checks
 * them.
 */
type HasText<T, Path extends string> = string extends Path
  ? true
  : Path extends `${infer First}.${infer Rest}`
    ? string extends First
      ? true
      : First extends keyof T
        ? HasText<T[First], Rest>
        : false
    : [Extract<keyof T, Path | `${Path}_other`>] extends [never]
      ? false
      : true

/** The path itself if the file has a text there, else an error message for the compiler to show. */
export type TextPath<File extends TextFile, Path extends string> = Path extends string
  ? HasText<Files[File], Path> extends true
    ? Path
    : `locales/en/${File}.json has no text '${Path}'.`
  : never

/** The same for `file:path.to.text`. */
export type TextKey<Key extends string> = Key extends `${infer File}:${infer Path}`
  ? File extends TextFile
    ? HasText<Files[File], Path> extends true
      ? Key
      : `locales/en/${File}.json has no text '${Path}'.`
    : Key
  : Key
