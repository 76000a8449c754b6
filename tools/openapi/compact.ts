import { pascal } from '#contract/content.ts'
import { partNames } from './names.ts'
import { mapContent, mapInner, mapOperations, operationsOf, type Part, type Parts, textOf } from './parts.ts'

/** Shorter schemas stay where they are: a reference would be as long. */
const SHORTEST = 60

interface Found {
  part: Part
  /** Where it comes first. */
  place: string[]
  /** All its places, joined by dots. */
  places: string[]
}

/** The parts of one section of the components, each with the places in which it stands. */
class Section {
  readonly section: string
  readonly #names: Record<string, string>
  readonly #found = new Map<string, Found>()
  readonly #named = new Map<string, string>()
  /** The text of the part that has a name. */
  readonly #taken = new Map<string, string>()

  constructor(section: string, names: Record<string, string>) {
    this.section = section
    this.#names = names
  }

  /** Gives a part the name that the generated document has for it. */
  keep(name: string, part: Part): void {
    const text = textOf(part)
    this.#taken.set(name, text)
    if (!this.#named.has(text)) this.#named.set(text, name)
  }

  /** Counts a part. Returns whether it is the first of its kind, so that what is inside is counted once. */
  add(part: Part, place: string[]): boolean {
    const text = textOf(part)
    const found = this.#found.get(text)
    const key = place.join('.')
    if (found) found.places.push(key)
    else this.#found.set(text, { part, place, places: [key] })
    return !found && !this.#named.has(text)
  }

  /** Names the parts that stand in several places. Returns an error for each name that would stand for two parts. */
  nameShared(used: Set<string>, derive: (found: Found) => string): string[] {
    const errors: string[] = []
    for (const [text, found] of this.#found) {
      if (found.places.length < 2 || this.#named.has(text)) continue
      const named = found.places.find(one => this.#names[one])
      const name = (named && this.#names[named]) ?? derive(found)
      if (named) used.add(named)
      if (this.#taken.has(name))
        errors.push(`${name} would name two different ${this.section}, the second at ${found.places[0]}`)
      this.#taken.set(name, text)
      this.#named.set(text, name)
    }
    return errors
  }

  /** The reference to a part that has a name, or the part itself as `change` makes it. */
  refer(part: Part, change: (part: Part) => Part): Part {
    const name = part.$ref ? undefined : this.#named.get(textOf(part))
    return name ? { $ref: `#/components/${this.section}/${name}` } : part.$ref ? part : change(part)
  }

  /** All parts with a name, by their names. */
  components(change: (part: Part) => Part): Parts {
    const named = [...this.#taken].sort(([a], [b]) => (a < b ? -1 : 1))
    return Object.fromEntries(named.map(([name, text]) => [name, change(JSON.parse(text))]))
  }
}

/** A part is named after the place where it comes first: `BookAppointmentRequest`, `PackagesInclusions`. */
const nameOfPlace = (place: string[]) => {
  const [id = '', part, field, ...more] = place
  // An item of content, which is created and saved alike.
  if (part === 'request' && field === 'data' && more.length === 0) return `${id.replace(/^create/, '')}Data`
  return place.map(pascal).join('')
}

/** An answer is named after what it has: `AppointmentAnswer`, `AppointmentList`. */
const nameOfAnswer = ({ part, place }: Found) => {
  const result = part.content?.['application/json']?.schema.properties?.result
  const ref: string | undefined = result?.$ref ?? result?.items?.$ref
  return ref ? `${ref.split('/').at(-1)}${result.$ref ? 'Answer' : 'List'}` : nameOfPlace(place)
}

/**
 * The document with each schema, parameter, request and answer that stands in several places written once, under
 * `components`. It says the same: the references resolved, it is the document that was given.
 */
export function compact(document: Part, names: Record<string, string> = partNames): Part {
  const schemas = new Section('schemas', names)
  const parameters = new Section('parameters', names)
  const requestBodies = new Section('requestBodies', names)
  const responses = new Section('responses', names)

  const addSchema = (schema: Part, place: string[]): void => {
    if (schema.$ref) return
    if (textOf(schema).length >= SHORTEST && !schemas.add(schema, place)) return
    addInner(schema, place)
  }
  const addInner = (schema: Part, place: string[]) =>
    mapInner(schema, (inner, name) => addSchema(inner, [...place, name]))
  const addContent = (part: Part, place: string[]) => mapContent(part, schema => addSchema(schema, place))

  const given: Parts = document.components?.schemas ?? {}
  for (const [name, schema] of Object.entries(given)) schemas.keep(name, schema)
  // The fields of an item in a list are those of the item.
  for (const [name, schema] of Object.entries(given)) addInner(schema, [name.replace(/^Listed/, '')])
  for (const { operation } of operationsOf(document)) {
    const id: string = operation.operationId
    for (const parameter of operation.parameters ?? [])
      if (parameters.add(parameter, [id, parameter.name])) addSchema(parameter.schema, [id, parameter.name])
    const request = operation.requestBody
    if (request && requestBodies.add(request, [id, 'request'])) addContent(request, [id, 'request'])
    for (const [status, response] of Object.entries(operation.responses as Parts)) {
      const place = [id, status.startsWith('2') ? 'answer' : status]
      if (responses.add(response, place)) addContent(response, place)
    }
  }

  const used = new Set<string>()
  const errors = [
    ...schemas.nameShared(used, ({ place }) => nameOfPlace(place)),
    ...parameters.nameShared(used, ({ part }) => pascal(part.name)),
    ...requestBodies.nameShared(used, ({ place }) => nameOfPlace(place)),
    ...responses.nameShared(used, nameOfAnswer),
    ...Object.keys(names)
      .filter(place => !used.has(place))
      .map(place => `nothing that several operations share stands at ${place}`),
  ]
  if (errors.length > 0) throw new Error(`Correct tools/openapi/names.ts:\n${errors.join('\n')}`)

  const schemaOf = (schema: Part): Part => schemas.refer(schema, inside)
  const inside = (schema: Part): Part => mapInner(schema, schemaOf)
  const withSchema = (parameter: Part): Part => ({ ...parameter, schema: schemaOf(parameter.schema) })
  const withContent = (part: Part): Part => mapContent(part, schemaOf)
  const short = mapOperations(document, ({ operation }) => ({
    ...operation,
    ...(operation.parameters
      ? { parameters: operation.parameters.map((one: Part) => parameters.refer(one, withSchema)) }
      : {}),
    ...(operation.requestBody
      ? { requestBody: requestBodies.refer(operation.requestBody, withContent) }
      : {}),
    responses: Object.fromEntries(
      Object.entries(operation.responses as Parts).map(([status, one]) => [
        status,
        responses.refer(one, withContent),
      ]),
    ),
  }))
  return {
    ...short,
    components: {
      ...document.components,
      schemas: schemas.components(inside),
      parameters: parameters.components(withSchema),
      requestBodies: requestBodies.components(withContent),
      responses: responses.components(withContent),
    },
  }
}
