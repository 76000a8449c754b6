import inspector from 'node:inspector'
import { flushCompileCache, type ResolveFnOutput, registerHooks } from 'node:module'
import { pathToFileURL } from 'node:url'

/*
 * The API as a child process of `npm run dev`. Most of a start is the loading of packages, so a process is started ahead,
 * loads them, and loads our own code only when it is told to serve.
 */

export type ApiOrder = { packages: string[] } | { serve: true }
export type ApiMessage =
  | { ready: string; greeting: string; packages: string[] }
  | { failed: string }
  | { contentChanged: true }

const tell = (message: ApiMessage) => process.send?.(message)
const sources = pathToFileURL(`${import.meta.dirname}/../`).href
const resolved = new Map<string, ResolveFnOutput>()

// Node reads the whole list of exports of a package again for each file that imports it: half of the time of a start.
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
// Ctrl+C reaches all processes of a terminal at once. The parent ends this one first, then the database.
process.on('SIGINT', () => {})
process.on('SIGTERM', end)
process.on('disconnect', end)

async function serve(): Promise<void> {
  if (process.env.DEV_INSPECT) inspector.open(Number(process.env.DEV_INSPECT))
  try {
    const { startRawat } = await import('#server/start.ts')
    const contentChanged = () => tell({ contentChanged: true })
    const rawat = await startRawat(process.env, leaving.signal, { pages: { contentChanged } })
    stop = rawat.stop
    const packages = [...resolved.keys()].filter(name => !name.startsWith('#'))
    // This process is killed, and would write it at its end.
    flushCompileCache()
    tell({ ready: rawat.address, greeting: rawat.greeting, packages })
  } catch (error) {
    tell({ failed: (error as Error).stack ?? String(error) })
  }
}

process.on('message', (order: ApiOrder) => {
  if ('serve' in order) void serve()
  // A package that cannot be loaded is told of when our code imports it.
  else for (const name of order.packages) import(name).catch(() => {})
})
