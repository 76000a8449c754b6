import { type ProblemStatus, problemStatuses } from '#contract/problem-codes.ts'
import { adminScopes } from '#entities/people/account.ts'
import { mapOperations, operationsOf, type Part } from './parts.ts'
import { tagDescription } from './tags.ts'

type Access = string | string[]

/** The schemes of security. One for each role, as linters accept roles only of OAuth as scopes of a scheme. */
const schemes: Record<string, string> = {
  bearer: 'The token of any sign-in.',
  patient: 'The token of a patient.',
  admin: 'The token of an administrator.',
  ...Object.fromEntries(
    adminScopes.map(scope => [
      scope,
      `The token of an administrator with the scope ${scope}; super has all.`,
    ]),
  ),
}

/** Who may call an operation; without it the document's own requirement holds: any sign-in. */
function securityOf(access: Access): { security?: Part[] } {
  if (access === 'public') return { security: [] }
  return access === 'session' ? {} : { security: [access].flat().map(role => ({ [role]: [] })) }
}

const requires = ({ operation }: { operation: Part }, role: string) =>
  operation.security?.some((one: Part) => role in one)

/** The answer of a status, with its codes. */
function problemAnswer(status: string): Part {
  const { description, codes } = (problemStatuses as Record<string, ProblemStatus>)[status] as ProblemStatus
  const meta = { type: 'object', properties: { code: { type: 'string', enum: codes } } }
  const schema = {
    allOf: [{ $ref: '#/components/schemas/Problem' }, { type: 'object', properties: { meta } }],
  }
  return { description, content: { 'application/json': { schema } } }
}

/**
 * The problems that follow from the form of an operation, whatever its handler does. `default` stands for all others.
 * Linters require one of 400 to 499 beside it.
 */
function problemsOf(method: string, path: string, operation: Part): Part {
  const { parameters, requestBody, 'x-access': access } = operation
  const statuses = [
    ...(path.includes('{') ? ['404'] : []),
    // Another transaction may have written the same row.
    ...(method === 'get' ? [] : ['409']),
    ...(requestBody || parameters?.some((one: Part) => one.in !== 'path') ? ['422'] : []),
  ]
  const named = statuses.length > 0 ? statuses : [access === 'public' ? '400' : '401']
  return Object.fromEntries(named.map(status => [status, problemAnswer(status)]))
}

/** The answer of all statuses that an operation does not list. */
const anyProblem = (given: Part): Part => ({
  ...given,
  description: Object.entries(problemStatuses)
    .map(([status, { description, codes }]) => `- ${status}: ${description} Codes: ${codes.join(', ')}.`)
    .join('\n'),
})

/** A regular expression with the flag `i`, which JSON Schema does not have, without it. */
const withoutFlag = (pattern: string) =>
  pattern.endsWith('$/i') ? pattern.slice(0, -2).replaceAll('a-z', 'a-zA-Z') : pattern

/** A parameter that need not be given does not say so, as in any OpenAPI document. */
const withoutDefault = ({ required, ...parameter }: Part): Part =>
  required ? { ...parameter, required } : parameter

/** The generated document with groups, descriptions and the problems of each operation. */
export function withDescriptions(document: Part): Part {
  const valid = JSON.parse(JSON.stringify(document), (key, value) =>
    key === 'pattern' && typeof value === 'string' ? withoutFlag(value) : value,
  )
  const described = mapOperations(valid, ({ method, path, operation }) => {
    const {
      operationId,
      'x-access': access,
      security: _security,
      summary,
      tags,
      responses,
      parameters,
      ...rest
    } = operation
    const { default: other, ...own } = responses
    return {
      operationId,
      summary,
      tags,
      ...securityOf(access),
      ...(parameters ? { parameters: parameters.map(withoutDefault) } : {}),
      ...rest,
      responses: { ...problemsOf(method, path, operation), ...own, default: anyProblem(other) },
    }
  })
  const tags = new Set<string>(operationsOf(described).flatMap(({ operation }) => operation.tags))
  const { openapi, info, components, paths } = described
  components.securitySchemes = Object.fromEntries(
    Object.entries(schemes)
      .filter(([name]) => name === 'bearer' || operationsOf(described).some(one => requires(one, name)))
      .map(([name, description]) => [name, { type: 'http', scheme: 'bearer', description }]),
  )
  return {
    openapi,
    info: {
      ...info,
      license: { name: 'Proprietary', identifier: 'LicenseRef-Proprietary' },
      contact: { name: 'The hospital that runs this server' },
    },
    servers: [{ url: '/', description: 'The server that this document comes from' }],
    security: [{ bearer: [] }],
    tags: [...tags].map(name => ({ name, description: tagDescription(name) })),
    paths,
    components,
  }
}
