import { z } from '@hono/zod-openapi'

/**
 * A form's body for the OpenAPI document only; readForm parses it. The router's validator would hold a whole upload
 * in memory, and could not respond to a browser with a page.
 */
export function formBody(schema: z.ZodType, types: readonly string[], file?: string) {
  const { $schema: _, ...json } = z.toJSONSchema(schema, { io: 'input' }) as Record<string, unknown>
  const properties = json.properties as Record<string, object>
  const withFile = file
    ? { ...json, properties: { ...properties, [file]: { type: 'string', format: 'binary' } } }
    : json
  return { content: Object.fromEntries(types.map(type => [type, { schema: withFile }])) }
}
