import { OpenAPIHono } from '@hono/zod-openapi'
import type { AppEnv } from './kernel/deps.ts'
import { routes } from './routes.ts'

/** The contract as OpenAPI 3.1, from the operations' own schemas. */
export function openApiDocument() {
  const app = new OpenAPIHono<AppEnv>()
  for (const route of routes) app.route('/', route)
  app.openAPIRegistry.registerComponent('securitySchemes', 'bearer', { type: 'http', scheme: 'bearer' })
  return app.getOpenAPI31Document({
    openapi: '3.1.0',
    info: { title: 'Rawat', version: '1', description: 'The API of a hospital network and its portal.' },
  })
}
