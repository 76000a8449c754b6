import type { Exported } from './export.ts'

type Changed = Pick<Exported, 'written' | 'removed'>

const attempts = 3
const timeout = 10_000

/** The addresses that a CDN must purge: `/doctors/ayu` for a page, the path itself for other files. */
export const purgeList = ({ written, removed }: Changed): string[] => [
  ...new Set(
    [...written, ...removed]
      .filter(path => !/(^_(headers|redirects)|\.(br|gz))$/.test(path))
      .map(path => `/${path.replace(/(^|\/)index\.html$|\.html$/, '')}`),
  ),
]

/** Addresses that a terminal shows; the first publication has thousands. */
const maxShown = 20

/** The addresses for the output of a command: all of them for a script, the first ones on a terminal. */
export function purgeLines(exported: Changed, isTerminal: boolean): string[] {
  const addresses = purgeList(exported)
  const left = addresses.length - maxShown
  if (!isTerminal || left <= 1) return addresses
  return [
    ...addresses.slice(0, maxShown),
    `and ${left.toLocaleString('en')} more; with | cat all of them, for a CDN to purge`,
  ]
}

/** Notifies the hook (PUBLISH_HOOK) of what changed: to purge a CDN, or to let a host fetch the folder. */
export async function callHook(hook: string, release: string, exported: Changed): Promise<void> {
  const body = JSON.stringify({ release, changed: purgeList(exported) })
  let said = ''
  for (let attempt = 0; attempt < attempts; attempt++) {
    if (attempt > 0) await new Promise(resolve => setTimeout(resolve, 500 * 2 ** attempt))
    try {
      const headers = { 'content-type': 'application/json' }
      const signal = AbortSignal.timeout(timeout)
      const response = await fetch(hook, { method: 'POST', headers, body, signal })
      await response.arrayBuffer()
      if (response.ok) return
      said = `it answers ${response.status}`
    } catch (error) {
      said = (error as { cause?: Error }).cause?.message ?? (error as Error).message
    }
  }
  // The message has only the host, because the address may contain a key.
  throw new Error(`PUBLISH_HOOK at ${new URL(hook).host} was not notified of the release: ${said}.`)
}
