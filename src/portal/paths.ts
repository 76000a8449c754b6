import type { InterfaceLanguage } from '#entities/text/interface-language.ts'
import type { Area } from '#entities/text/safe-redirect.ts'
import { localizedPath } from '#i18n/paths.ts'

/** The choice made on a public page. The address carries it to the booking form, also through sign-in and sign-up. */
export interface BookingChoice {
  /** Any doctor of this specialty, at this location or anywhere. */
  specialist?: string | null | undefined
  location?: string | null | undefined
  doctor?: string | null
  schedule?: string | null
  startsAt?: string | null
  /** Until when the waiting list holds this slot for the patient. */
  keptUntil?: string
  /** The family member it is for; `me` is the account holder. */
  who?: string | null | undefined
}

function withQuery(path: string, query: object): string {
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) if (value) search.set(name, String(value))
  const words = search.toString()
  return words ? `${path}?${words}` : path
}
const carrying = (path: string) => (redirect?: string | null) => withQuery(path, { redirect })

/** Every link of the sign-in screens and the patient area; `routes.test.ts` checks that each has a route. */
export const paths = {
  home: (language: InterfaceLanguage) => localizedPath(language, '/'),
  unknown: '/unknown',
  patientLogin: carrying('/auth/patients'),
  adminLogin: carrying('/auth/admins'),
  signUp: carrying('/auth/signup-patients'),
  patientReset: carrying('/auth/reset-password'),
  adminReset: carrying('/auth/admins-reset-password'),
  patients: '/patients',
  patientDoctors: '/patients/doctors',
  /** The doctors of one specialty. */
  colleagues: (specialist: string) => withQuery('/patients/doctors', { specialist }),
  history: '/patients/appointments/history',
  book: (choice: BookingChoice = {}) => withQuery('/patients/appointments/create', choice),
  /** The same screen moves an appointment to another time. */
  move: ({ id, doctor }: { id: string; doctor: string }) =>
    withQuery('/patients/appointments/create', { doctor, move: id }),
  testimonial: ({ id }: { id: string }) =>
    withQuery('/patients/appointments/testimonial', { appointment: id }),
  /** The state of the queue for a booking; without a code the screen asks for one. */
  queue: (code?: string) => withQuery('/patients/queue', { code }),
  /** The waiting list for an earlier slot, or any slot, of a doctor or a specialty. */
  waitingList: (awaited: { doctor?: string; specialist?: string; who?: string | null | undefined }) =>
    withQuery('/patients/waiting-list', awaited),
  profile: '/patients/profile-edit',
  family: '/patients/family',
  admins: '/admins',
  emergencyPage: (language: InterfaceLanguage) => localizedPath(language, '/emergency'),
  packages: (language: InterfaceLanguage) => localizedPath(language, '/packages'),
  doctorPage: (slug: string, language: InterfaceLanguage) => localizedPath(language, `/doctors/${slug}`),
} as const

export const signInPathOf = (area: Area) => (area === 'admins' ? paths.adminLogin : paths.patientLogin)
export const startOf = (area: Area): string => (area === 'admins' ? paths.admins : paths.patients)
