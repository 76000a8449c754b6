import { z } from 'zod'
import { guarantorChoiceSchema, guarantorSchema } from '../appointment/guarantor.ts'
import { isStorable } from '../text/characters.ts'
import { birthDateSchema } from './birth-date.ts'

/** The relationship of a dependant to the account holder. FHIR has the reverse in RelatedPerson.relationship. */
export const relationships = [
  'child',
  'spouse',
  'parent',
  'sibling',
  'grandchild',
  'grandparent',
  'other',
] as const
export type Relationship = (typeof relationships)[number]
export const sexes = ['female', 'male', 'other', 'unknown'] as const

export const maxDependants = 10

const name = z
  .string('dependants:nameNeeded')
  .trim()
  .min(1, 'dependants:nameNeeded')
  .max(160, 'validation:tooLong')
  .refine(isStorable, 'validation:characters')
const birthDate = z
  .string('dependants:birthDateNeeded')
  .min(1, 'dependants:birthDateNeeded')
  .pipe(birthDateSchema)

/** A person for whom an account holder books: a name, no email address and no password. */
export const dependantWriteSchema = z.strictObject({
  name,
  birthDate,
  sex: z.enum(sexes, 'dependants:sexNeeded'),
  relationship: z.enum(relationships, 'dependants:relationshipNeeded'),
  /** Absent: unchanged. Null: no payer. */
  guarantor: guarantorChoiceSchema.nullish(),
})
export type DependantWrite = z.output<typeof dependantWriteSchema>

export const dependantSchema = z.object({
  id: z.string(),
  name: z.string(),
  birthDate: z.string(),
  sex: z.enum(sexes),
  relationship: z.enum(relationships),
  /** The last payer. */
  guarantor: guarantorSchema.nullable(),
})
export type Dependant = z.infer<typeof dependantSchema>

/** Relationships that must be younger, or older, than the account holder. */
const younger: readonly Relationship[] = ['child', 'grandchild']
const older: readonly Relationship[] = ['parent', 'grandparent']

/** Null if the two dates of birth fit the relationship; else how they contradict it. */
export function generationProblem(
  relationship: Relationship,
  birthDate: string,
  ownBirthDate: string | null,
): 'olderThanYou' | 'youngerThanYou' | null {
  // ISO dates sort as text. An unknown date cannot be compared.
  if (ownBirthDate === null) return null
  if (younger.includes(relationship) && birthDate <= ownBirthDate) return 'olderThanYou'
  return older.includes(relationship) && birthDate >= ownBirthDate ? 'youngerThanYou' : null
}
