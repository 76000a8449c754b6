/** The files of `locales/en`, which every other language follows. */
interface Files {
  account: typeof import('../../locales/en/account.json')
  accounts: typeof import('../../locales/en/accounts.json')
  admin: typeof import('../../locales/en/admin.json')
  api: typeof import('../../locales/en/api.json')
  auth: typeof import('../../locales/en/auth.json')
  booking: typeof import('../../locales/en/booking.json')
  calls: typeof import('../../locales/en/calls.json')
  careers: typeof import('../../locales/en/careers.json')
  content: typeof import('../../locales/en/content.json')
  dependants: typeof import('../../locales/en/dependants.json')
  desk: typeof import('../../locales/en/desk.json')
  entities: typeof import('../../locales/en/entities.json')
  forms: typeof import('../../locales/en/forms.json')
  hospital: typeof import('../../locales/en/hospital.json')
  inbox: typeof import('../../locales/en/inbox.json')
  letters: typeof import('../../locales/en/letters.json')
  library: typeof import('../../locales/en/library.json')
  mail: typeof import('../../locales/en/mail.json')
  media: typeof import('../../locales/en/media.json')
  office: typeof import('../../locales/en/office.json')
  offline: typeof import('../../locales/en/offline.json')
  operations: typeof import('../../locales/en/operations.json')
  packages: typeof import('../../locales/en/packages.json')
  pages: typeof import('../../locales/en/pages.json')
  patient: typeof import('../../locales/en/patient.json')
  patients: typeof import('../../locales/en/patients.json')
  portal: typeof import('../../locales/en/portal.json')
  publications: typeof import('../../locales/en/publications.json')
  queue: typeof import('../../locales/en/queue.json')
  reload: typeof import('../../locales/en/reload.json')
  settings: typeof import('../../locales/en/settings.json')
  setup: typeof import('../../locales/en/setup.json')
  site: typeof import('../../locales/en/site.json')
  validation: typeof import('../../locales/en/validation.json')
}
export type TextFile = keyof Files
export type GroupIn<File extends TextFile> = keyof Files[File]
/** The texts of a group of a file, by their names. */
export type GroupTexts<File extends TextFile, Group extends GroupIn<File>> = Record<
  keyof Files[File][Group],
  string
>

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
