import { OpenAPIHono } from '@hono/zod-openapi'
import { operations } from './contract.ts'
import { routeOf } from './route.ts'

/** The contract as OpenAPI 3.1. */
export function openApiDocument() {
  const app = new OpenAPIHono()
  for (const operation of operations) app.openAPIRegistry.registerPath(routeOf(operation))
  app.openAPIRegistry.registerComponent('securitySchemes', 'bearer', { type: 'http', scheme: 'bearer' })
  return app.getOpenAPI31Document({
    openapi: '3.1.0',
    info: { title: 'Rawat', version: '1', description: 'The API of a hospital network and its portal.' },
  })
}
