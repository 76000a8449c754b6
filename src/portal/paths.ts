import type { InterfaceLanguage } from '#entities/text/interface-language.ts'
import type { Area } from '#entities/text/safe-redirect.ts'
import { localizedPath } from '#i18n/paths.ts'

/** What a place on a public page carries along: to the booking form, through both doors, and back. */
export interface BookingChoice {
  /** Any doctor of this specialty, at this location or anywhere. */
  specialist?: string | null | undefined
  location?: string | null | undefined
  doctor?: string | null
  schedule?: string | null
  startsAt?: string | null
  /** Until when the waiting list keeps this place for the patient. */
  keptUntil?: string
  /** Whom of the family it is for; `me` is the owner of the account. */
  who?: string | null | undefined
}

function withQuery(path: string, query: object): string {
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) if (value) search.set(name, String(value))
  const words = search.toString()
  return words ? `${path}?${words}` : path
}
const carrying = (path: string) => (redirect?: string | null) => withQuery(path, { redirect })

/** Every link of the sign-in screens and the patient area; `tests/house.test.ts` holds that each has a route. */
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
  /** The same screen moves what is booked to another time. */
  move: ({ id, doctor }: { id: string; doctor: string }) =>
    withQuery('/patients/appointments/create', { doctor, move: id }),
  testimonial: ({ id }: { id: string }) =>
    withQuery('/patients/appointments/testimonial', { appointment: id }),
  /** How the waiting room of a booking goes; without a code it asks for one. */
  queue: (code?: string) => withQuery('/patients/queue', { code }),
  /** Waiting for an earlier place, or any, of a doctor or a specialty. */
  waitingList: (awaited: { doctor?: string; specialist?: string; who?: string | null | undefined }) =>
    withQuery('/patients/waiting-list', awaited),
  profile: '/patients/profile-edit',
  family: '/patients/family',
  admins: '/admins',
  emergencyPage: (language: InterfaceLanguage) => localizedPath(language, '/emergency'),
  doctorPage: (slug: string, language: InterfaceLanguage) => localizedPath(language, `/doctors/${slug}`),
} as const

export const doorOf = (area: Area) => (area === 'admins' ? paths.adminLogin : paths.patientLogin)
export const startOf = (area: Area): string => (area === 'admins' ? paths.admins : paths.patients)
