import inspector from 'node:inspector'
import { flushCompileCache, type ResolveFnOutput, registerHooks } from 'node:module'
import { pathToFileURL } from 'node:url'

/*
 * The API as a child process of `npm run dev`. Loading packages takes most of a start. So a spare process is started ahead and
 * loads them; it loads our own code only when it is ordered to serve.
 */

export type ApiOrder = { packages: string[] } | { serve: true }
export type ApiMessage =
  | { ready: string; greeting: string; packages: string[] }
  | { failed: string }
  | { contentChanged: true }

const send = (message: ApiMessage) => process.send?.(message)
const sources = pathToFileURL(`${import.meta.dirname}/../`).href
const resolved = new Map<string, ResolveFnOutput>()

// Without this hook Node reads a package's exports again for each file that imports it: half of the time of a start.
registerHooks({
  resolve(specifier, context, next) {
    if (!context.parentURL?.startsWith(sources) || /^(\.|node:|file:|data:)/.test(specifier))
      return next(specifier, context)
    const known = resolved.get(specifier) ?? next(specifier, context)
    resolved.set(specifier, known)
    return { ...known, shortCircuit: true }
  },
})

const leaving = new AbortController()
let stop = async () => {}
async function end(): Promise<void> {
  leaving.abort()
  await stop()
  process.exit(0)
}
// Ctrl+C signals all processes of a terminal at once. The parent must end this one first, then the database.
process.on('SIGINT', () => {})
process.on('SIGTERM', end)
process.on('disconnect', end)

async function serve(): Promise<void> {
  if (process.env.DEV_INSPECT) inspector.open(Number(process.env.DEV_INSPECT))
  try {
    const { startRawat } = await import('#server/start.ts')
    const contentChanged = () => send({ contentChanged: true })
    const rawat = await startRawat(process.env, leaving.signal, { pages: { contentChanged } })
    stop = rawat.stop
    const packages = [...resolved.keys()].filter(name => !name.startsWith('#'))
    // This process will be killed, so it cannot write the cache at its end.
    flushCompileCache()
    send({ ready: rawat.address, greeting: rawat.greeting, packages })
  } catch (error) {
    send({ failed: (error as Error).stack ?? String(error) })
  }
}

process.on('message', (order: ApiOrder) => {
  if ('serve' in order) void serve()
  // An error of a package is reported when our code imports it.
  else for (const name of order.packages) import(name).catch(() => {})
})
