import type { z } from '@hono/zod-openapi'
import { type ContentKind, contentKinds } from '#entities/kinds.ts'
import { accounts } from './accounts.ts'
import { adminAppointments } from './admin-appointments.ts'
import { administrators } from './administrators.ts'
import { appointments, testimonials } from './appointments.ts'
import { backOffice } from './back-office.ts'
import { contactMessages } from './contact-messages.ts'
import { type ContentOperations, contentOperations } from './content.ts'
import { frontDesk } from './front-desk.ts'
import { jobApplicants } from './job-applicants.ts'
import { letters } from './letters.ts'
import { mediaLibrary } from './media.ts'
import type { Answer, MetaIn, Operation } from './operation.ts'
import { patients } from './patients.ts'
import { publications } from './publications.ts'
import { schedules } from './schedules.ts'
import { selections } from './selections.ts'
import { site } from './site.ts'
import { slots } from './slots.ts'
import { system } from './system.ts'

const subjects = [
  system,
  accounts,
  administrators,
  letters,
  site,
  publications,
  backOffice,
  testimonials,
  patients,
  slots,
  appointments,
  adminAppointments,
  schedules,
  frontDesk,
  contactMessages,
  jobApplicants,
  mediaLibrary,
] as const

/** Those of these operations that a kind has, for all kinds. */
const ofContent = (...names: (keyof ContentOperations<'doctors'>)[]): Operation[] =>
  contentKinds.flatMap(kind => {
    const known: Partial<Record<string, Operation>> = contentOperations(kind)
    return names.flatMap(name => known[name] ?? [])
  })

/** All operations, in the order of the documentation. */
export const operations: Operation[] = [
  ...subjects.flatMap((one): Operation[] => Object.values(one)),
  ...ofContent('listRevisions'),
  ...ofContent('restoreRevision', 'discardDraft', 'scheduleItem'),
  ...Object.values(selections),
  ...ofContent('listAdmin', 'readAdmin', 'create', 'save', 'publishItem', 'archiveItem', 'delete'),
  ...ofContent('list', 'read'),
]

type ValueOf<T> = T extends unknown ? T[keyof T] : never
type Declared =
  | ValueOf<(typeof subjects)[number] | typeof selections>
  | { [K in ContentKind]: ValueOf<ContentOperations<K>> }[ContentKind]

/** Every operation by `<method> <path>`: `Operations['post /api/appointments/{id}/cancel']`. */
export type Operations = { [O in Declared as `${O['method']} ${O['path']}`]: O }
type Name = keyof Operations
type MetaOfAnswer<A> = A extends Answer<z.ZodType, infer M> ? MetaIn<M> : unknown
type Input<S> = S extends z.ZodType ? z.input<S> : undefined

/** The result of an operation; `unknown` where its answer is not JSON. */
export type ResultOf<N extends Name> = Operations[N]['answer'] extends Answer<infer R> ? z.output<R> : unknown
/** `meta` of an operation's answer. */
export type MetaOf<N extends Name> = MetaOfAnswer<Operations[N]['answer']>
export type BodyOf<N extends Name> = Input<Operations[N]['request']['body']>
export type QueryOf<N extends Name> = Input<Operations[N]['request']['query']>
export type ParamsOf<N extends Name> = Input<Operations[N]['request']['params']>
