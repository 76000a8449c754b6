/** Scans paths of a host with the Observatory, over local ports: node scan-process.ts FOLDER NAME HTTP HTTPS PATH… */
import http from 'node:http'
import https from 'node:https'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

const [folder = '', name = '', httpPort, httpsPort, ...paths] = process.argv.slice(2)

// Connects to this machine for the host's name, and to the ports of this run's Caddy for 80 and 443.
for (const [agent, port] of [
  [http.Agent.prototype, Number(httpPort)],
  [https.Agent.prototype, Number(httpsPort)],
] as const) {
  const { createConnection } = agent
  agent.createConnection = function (
    this: http.Agent,
    ...[{ host, ...options }, whenDone]: Parameters<typeof createConnection>
  ) {
    if (host !== name) throw new Error(`${host} was requested.`)
    return createConnection.call(this, { ...options, host: '127.0.0.1', port }, whenDone)
  } as typeof createConnection
}

interface Scan {
  scan: { grade: string; score: number }
  tests: Record<string, { result: string; pass: boolean; scoreModifier: number }>
}
const module = pathToFileURL(join(folder, 'node_modules/@mdn/mdn-http-observatory/src/scanner/index.js')).href
const { scan } = (await import(module)) as { scan(name: string, options: { path: string }): Promise<Scan> }
for (const path of paths) {
  const answer = await scan(name, { path }).catch((error: Error) => ({ error: error.message }))
  process.stdout.write(`${JSON.stringify({ path, ...answer })}\n`)
}
