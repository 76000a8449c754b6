import { z } from 'zod'

/** Directories contain odd values: an unreadable value counts as absent, and the rest of the record is used. */
const lenientOptional = <T extends z.ZodType>(schema: T) => schema.optional().catch(undefined)

const lenientList = <T extends z.ZodType>(item: T) =>
  z
    .array(z.unknown())
    .catch([])
    .transform(all =>
      all.flatMap(one => {
        const parsed = item.safeParse(one)
        return parsed.success ? [parsed.data] : []
      }),
    )

/** Text that is not empty, on one line. */
const line = z
  .string()
  .transform(text => text.replace(/\s+/g, ' ').trim())
  .pipe(z.string().min(1))

/** Some systems write true and false as words. */
const lenientBoolean = z.union([z.boolean(), z.stringbool({ truthy: ['true'], falsy: ['false'] })])

// The parts of FHIR R4 that we read (http://hl7.org/fhir/R4); everything else in a record is ignored.

const coding = z.object({
  system: lenientOptional(line),
  code: lenientOptional(line),
  display: lenientOptional(line),
  userSelected: lenientOptional(lenientBoolean),
})
const concept = z.object({ coding: lenientList(coding), text: lenientOptional(line) })
export type Concept = z.infer<typeof concept>

const identifier = z.object({ system: lenientOptional(line), value: lenientOptional(line) })
export type Identifier = z.infer<typeof identifier>

const reference = z.object({
  reference: lenientOptional(line),
  identifier: lenientOptional(identifier),
  display: lenientOptional(line),
})
export type Reference = z.infer<typeof reference>

const period = z.object({ start: lenientOptional(line), end: lenientOptional(line) })
export type Period = z.infer<typeof period>

const contactPoint = z.object({
  system: lenientOptional(line),
  value: lenientOptional(line),
  use: lenientOptional(line),
  rank: lenientOptional(z.number()),
  period: lenientOptional(period),
})
export type ContactPoint = z.infer<typeof contactPoint>

const humanName = z.object({
  use: lenientOptional(line),
  text: lenientOptional(line),
  family: lenientOptional(line),
  given: lenientList(line),
  prefix: lenientList(line),
  suffix: lenientList(line),
  period: lenientOptional(period),
})
export type HumanName = z.infer<typeof humanName>

const address = z.object({
  use: lenientOptional(line),
  type: lenientOptional(line),
  line: lenientList(line),
  city: lenientOptional(line),
  district: lenientOptional(line),
  state: lenientOptional(line),
  postalCode: lenientOptional(line),
  country: lenientOptional(line),
})

const time = z.string().regex(/^([01]\d|2[0-4]):[0-5]\d/)
const days = lenientList(z.enum(['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun']))
export type DayCode = z.infer<typeof days>[number]

/** Location has openingTime where PractitionerRole and HealthcareService have availableStartTime. */
const hours = z
  .object({
    daysOfWeek: days,
    allDay: lenientOptional(lenientBoolean),
    openingTime: lenientOptional(time),
    closingTime: lenientOptional(time),
    availableStartTime: lenientOptional(time),
    availableEndTime: lenientOptional(time),
  })
  .transform(one => ({
    days: one.daysOfWeek,
    allDay: one.allDay === true,
    start: (one.openingTime ?? one.availableStartTime)?.slice(0, 5),
    end: (one.closingTime ?? one.availableEndTime)?.slice(0, 5),
  }))
export type Hours = z.infer<typeof hours>

const inner = z.object({
  url: z.string(),
  valueCodeableConcept: lenientOptional(concept),
  valueCode: lenientOptional(line),
})
const extension = inner.extend({ extension: lenientList(inner) })

const record = {
  id: z.string().min(1).max(120),
  meta: lenientOptional(z.object({ lastUpdated: lenientOptional(line) })),
  extension: lenientList(extension),
  identifier: lenientList(identifier),
}

export const resources = {
  Practitioner: z.object({
    ...record,
    active: lenientOptional(lenientBoolean),
    name: lenientList(humanName),
    gender: lenientOptional(z.enum(['male', 'female', 'other', 'unknown'])),
    communication: lenientList(concept),
    qualification: lenientList(
      z.object({
        identifier: lenientList(z.object({ value: lenientOptional(line), type: lenientOptional(concept) })),
        code: lenientOptional(concept),
        period: lenientOptional(period),
        issuer: lenientOptional(reference),
      }),
    ),
  }),
  PractitionerRole: z.object({
    ...record,
    active: lenientOptional(lenientBoolean),
    period: lenientOptional(period),
    practitioner: lenientOptional(reference),
    organization: lenientOptional(reference),
    code: lenientList(concept),
    specialty: lenientList(concept),
    location: lenientList(reference),
    healthcareService: lenientList(reference),
    availableTime: lenientList(hours),
    notAvailable: lenientList(
      z.object({ description: lenientOptional(line), during: lenientOptional(period) }),
    ),
  }),
  Location: z.object({
    ...record,
    status: lenientOptional(line),
    mode: lenientOptional(line),
    name: lenientOptional(line),
    type: lenientList(concept),
    physicalType: lenientOptional(concept),
    telecom: lenientList(contactPoint),
    address: lenientOptional(address),
    position: lenientOptional(z.object({ latitude: z.number(), longitude: z.number() })),
    managingOrganization: lenientOptional(reference),
    partOf: lenientOptional(reference),
    hoursOfOperation: lenientList(hours),
  }),
  Organization: z.object({
    ...record,
    active: lenientOptional(lenientBoolean),
    address: lenientList(address),
    name: lenientOptional(line),
    telecom: lenientList(contactPoint),
  }),
  HealthcareService: z.object({
    ...record,
    active: lenientOptional(lenientBoolean),
    providedBy: lenientOptional(reference),
    category: lenientList(concept),
    type: lenientList(concept),
    specialty: lenientList(concept),
    location: lenientList(reference),
    name: lenientOptional(line),
    comment: lenientOptional(line),
    telecom: lenientList(contactPoint),
    appointmentRequired: lenientOptional(lenientBoolean),
    availableTime: lenientList(hours),
  }),
} as const

export type ResourceType = keyof typeof resources
export type Resource<T extends ResourceType> = z.infer<(typeof resources)[T]> & {
  /** Its position in the source: `Location.ndjson:17`. */
  at: string
}
export const isResourceType = (name: unknown): name is ResourceType =>
  typeof name === 'string' && Object.hasOwn(resources, name)
