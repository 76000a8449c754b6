import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { get, load, row } from './measure.ts'

/** The API's reads, compared with a `node:http` server that answers with the same bytes. */
export async function benchReads(address: string): Promise<Record<string, string | number>[]> {
  const results: Record<string, string | number>[] = []
  for (const path of ['/api/doctors?perPage=50', '/api/address', '/doctors']) {
    const bytes = Buffer.from(await (await fetch(address + path)).arrayBuffer())
    const bare = createServer((_request, response) => {
      response.setHeader('content-type', 'application/json')
      response.end(bytes)
    })
    await new Promise<void>(resolve => bare.listen(0, '127.0.0.1', resolve))
    const ceilingAddress = `http://127.0.0.1:${(bare.address() as AddressInfo).port}`
    const run = (url: string) => load(4000, 32, async () => void (await get(url)))
    await run(address + path)
    const ceiling = await run(ceilingAddress)
    const ours = await run(address + path)
    results.push(row(`GET ${path} (${bytes.length} bytes)`, ours, ceiling))
    bare.close()
    if (!path.startsWith('/api/') || bytes.length < 1024) continue
    const asBrowser = () =>
      load(4000, 32, async () => void (await get(address + path, { 'accept-encoding': 'gzip' })))
    await asBrowser()
    results.push(row(`GET ${path}, compressed`, await asBrowser(), ceiling))
  }
  return results
}
