import type { Field, Fields } from '#entities/fields.ts'
import { fieldsSchema } from '#entities/fields.ts'
import { groupBy } from '#entities/text/group-by.ts'
import { issueText, type Translate } from '#i18n/messages.ts'
import { bodyRows, type FormValues, inOneLanguage, OWN, toBody } from './form-values.ts'

/** A problem in a form. `path` is the path of its input, '' if it belongs to no input. */
export interface Problem {
  path: string
  message: string
}

const record = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}

/** The index of the form's row for a row of the body: the body has no blank rows. */
function formRow(field: Field, value: unknown, bodyIndex: number): number {
  const filledRows = bodyRows(field, value).flatMap((row, index) => (row === undefined ? [] : [index]))
  return filledRows[bodyIndex] ?? bodyIndex
}

function inField(field: Field, segments: string[], value: unknown): string[] {
  const [first, ...rest] = segments
  if (first === undefined) return []
  if (field.localized) return [first, ...inField(inOneLanguage(field), rest, record(value)[first])]
  switch (field.widget) {
    case 'group':
      return inFields(field.fields as Fields, segments, record(value)) ?? []
    case 'list': {
      const index = formRow(field, value, Number(first))
      const row = record((value as unknown[] | undefined)?.[index])
      if (field.item) return [String(index), OWN, ...inField(field.item, rest, row[OWN])]
      return [String(index), ...(inFields(field.fields as Fields, rest, row) ?? [])]
    }
    case 'money':
    case 'geo':
    case 'media':
      return segments
    // Other widgets are a single input: the problem belongs to it as a whole.
    default:
      return []
  }
}

function inFields(fields: Fields, segments: string[], values: FormValues): string[] | null {
  const [name, ...rest] = segments
  const field = name === undefined ? undefined : fields[name]
  return field && name !== undefined ? [name, ...inField(field, rest, values[name])] : null
}

/** Translates a path of the body to a path of the form: `phones.0` may be `phones.2.value`. */
export const toFormPath = (fields: Fields, bodyPath: string, values: FormValues): string =>
  inFields(fields, bodyPath.split('.'), values)?.join('.') ?? ''

/** The first problem of each input, in the order of the form. */
function inFormOrder(fields: Fields, problems: Problem[]): Problem[] {
  const order = Object.keys(fields)
  const first = [...groupBy(problems, one => one.path || one.message).values()].map(
    group => group[0] as Problem,
  )
  const rank = (one: Problem) => order.indexOf(one.path.split('.')[0] as string)
  return [...first].sort((a, b) => rank(a) - rank(b))
}

/** Validates a form with the schema of the entity, before it is sent. */
export function problemsOf(fields: Fields, values: FormValues, t: Translate): Problem[] {
  const body = toBody(fields, values)
  const parsed = fieldsSchema(fields).safeParse(body)
  if (parsed.success) return []
  const problems = parsed.error.issues.map(issue => ({
    path: toFormPath(fields, issue.path.map(String).join('.'), values),
    // zod reports an absent value as a wrong type; show 'required' instead.
    message: isAbsent(body, issue.path) ? t('validation:required') : issueText(t, issue),
  }))
  return inFormOrder(fields, problems)
}

const isAbsent = (body: unknown, path: PropertyKey[]): boolean =>
  path.reduce<unknown>((value, name) => record(value)[String(name)], body) === undefined

/** The problems of a refused request, with the paths of their inputs. */
export function serverProblems(fields: Fields, values: FormValues, refused: Problem[]): Problem[] {
  return inFormOrder(
    fields,
    refused.map(one => ({ path: toFormPath(fields, one.path, values), message: one.message })),
  )
}

/** The problems of an input itself, or of a part of it. */
export const problemAt = (problems: readonly Problem[], path: string): string | undefined =>
  problems.find(one => one.path === path)?.message
