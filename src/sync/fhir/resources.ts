import { z } from 'zod'
import { line, listOf, maybe, truth } from './lenient.ts'

// The parts of FHIR R4 that we read (http://hl7.org/fhir/R4); everything else in a record is ignored.

const coding = z.object({
  system: maybe(line),
  code: maybe(line),
  display: maybe(line),
  userSelected: maybe(truth),
})
const concept = z.object({ coding: listOf(coding), text: maybe(line) })
export type Concept = z.infer<typeof concept>

const identifier = z.object({ system: maybe(line), value: maybe(line) })
export type Identifier = z.infer<typeof identifier>

const reference = z.object({ reference: maybe(line), identifier: maybe(identifier), display: maybe(line) })
export type Reference = z.infer<typeof reference>

const period = z.object({ start: maybe(line), end: maybe(line) })
export type Period = z.infer<typeof period>

const contactPoint = z.object({
  system: maybe(line),
  value: maybe(line),
  use: maybe(line),
  rank: maybe(z.number()),
  period: maybe(period),
})
export type ContactPoint = z.infer<typeof contactPoint>

const humanName = z.object({
  use: maybe(line),
  text: maybe(line),
  family: maybe(line),
  given: listOf(line),
  prefix: listOf(line),
  suffix: listOf(line),
  period: maybe(period),
})
export type HumanName = z.infer<typeof humanName>

const address = z.object({
  use: maybe(line),
  type: maybe(line),
  line: listOf(line),
  city: maybe(line),
  district: maybe(line),
  state: maybe(line),
  postalCode: maybe(line),
  country: maybe(line),
})

const time = z.string().regex(/^([01]\d|2[0-4]):[0-5]\d/)
const days = listOf(z.enum(['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun']))
export type DayCode = z.infer<typeof days>[number]

/** Location has openingTime where PractitionerRole and HealthcareService have availableStartTime. */
const hours = z
  .object({
    daysOfWeek: days,
    allDay: maybe(truth),
    openingTime: maybe(time),
    closingTime: maybe(time),
    availableStartTime: maybe(time),
    availableEndTime: maybe(time),
  })
  .transform(one => ({
    days: one.daysOfWeek,
    allDay: one.allDay === true,
    start: (one.openingTime ?? one.availableStartTime)?.slice(0, 5),
    end: (one.closingTime ?? one.availableEndTime)?.slice(0, 5),
  }))
export type Hours = z.infer<typeof hours>

const inner = z.object({ url: z.string(), valueCodeableConcept: maybe(concept), valueCode: maybe(line) })
const extension = inner.extend({ extension: listOf(inner) })

const record = {
  id: z.string().min(1).max(120),
  meta: maybe(z.object({ lastUpdated: maybe(line) })),
  extension: listOf(extension),
  identifier: listOf(identifier),
}

export const resources = {
  Practitioner: z.object({
    ...record,
    active: maybe(truth),
    name: listOf(humanName),
    gender: maybe(z.enum(['male', 'female', 'other', 'unknown'])),
    communication: listOf(concept),
    qualification: listOf(
      z.object({
        identifier: listOf(z.object({ value: maybe(line), type: maybe(concept) })),
        code: maybe(concept),
        period: maybe(period),
        issuer: maybe(reference),
      }),
    ),
  }),
  PractitionerRole: z.object({
    ...record,
    active: maybe(truth),
    period: maybe(period),
    practitioner: maybe(reference),
    organization: maybe(reference),
    code: listOf(concept),
    specialty: listOf(concept),
    location: listOf(reference),
    healthcareService: listOf(reference),
    availableTime: listOf(hours),
    notAvailable: listOf(z.object({ description: maybe(line), during: maybe(period) })),
  }),
  Location: z.object({
    ...record,
    status: maybe(line),
    mode: maybe(line),
    name: maybe(line),
    type: listOf(concept),
    physicalType: maybe(concept),
    telecom: listOf(contactPoint),
    address: maybe(address),
    position: maybe(z.object({ latitude: z.number(), longitude: z.number() })),
    managingOrganization: maybe(reference),
    partOf: maybe(reference),
    hoursOfOperation: listOf(hours),
  }),
  Organization: z.object({
    ...record,
    active: maybe(truth),
    address: listOf(address),
    name: maybe(line),
    telecom: listOf(contactPoint),
  }),
  HealthcareService: z.object({
    ...record,
    active: maybe(truth),
    providedBy: maybe(reference),
    category: listOf(concept),
    type: listOf(concept),
    specialty: listOf(concept),
    location: listOf(reference),
    name: maybe(line),
    comment: maybe(line),
    telecom: listOf(contactPoint),
    appointmentRequired: maybe(truth),
    availableTime: listOf(hours),
  }),
} as const

export type ResourceType = keyof typeof resources
export type Resource<T extends ResourceType> = z.infer<(typeof resources)[T]> & {
  /** Its position in the source: `Location.ndjson:17`. */
  at: string
}
export const isResourceType = (name: unknown): name is ResourceType =>
  typeof name === 'string' && Object.hasOwn(resources, name)
