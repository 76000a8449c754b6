import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { TestProject } from 'vitest/node'
import { createDatabase, dropDatabase, endServer } from './database-server.ts'

declare module 'vitest' {
  interface ProvidedContext {
    databaseServer: string
  }
}

let server: Server

/** A local server through which test workers request databases. PostgreSQL itself starts at the first request. */
export async function setup(project: TestProject): Promise<void> {
  server = createServer(async (request, response) => {
    try {
      if (request.method === 'POST') response.end(await createDatabase())
      else response.end(await dropDatabase(request.url?.slice(1) ?? ''))
    } catch (error) {
      response.writeHead(500).end(error instanceof Error ? error.message : String(error))
    }
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  project.provide('databaseServer', `http://127.0.0.1:${(server.address() as AddressInfo).port}`)
}

export async function teardown(): Promise<void> {
  server.closeAllConnections()
  server.close()
  await endServer()
}
