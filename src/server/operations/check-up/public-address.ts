import { reasonOf } from '../../kernel/error-text.ts'
import { type Check, type Finding, fine, warning, wrong } from './finding.ts'

const timeout = 6000

/** The headers that a page must have: a proxy may remove or change them. */
const wanted: [string, RegExp][] = [
  ['content-security-policy', /default-src 'none'/],
  ['x-content-type-options', /^nosniff$/],
  ['x-frame-options', /^DENY$/],
  ['referrer-policy', /./],
  ['cache-control', /^public, max-age=86400/],
]

/** Requests the site as visitors do: through the proxy, the certificate and the host name. */
export const checkPublicAddress: Check = async ({ config, now }) => {
  const address = config.PUBLIC_URL
  if (!address) return [warning('address', 'addressNone')]
  const get = (path: string) =>
    fetch(new URL(path, address), { redirect: 'manual', signal: AbortSignal.timeout(timeout) })
  let page: Response
  let api: Response
  try {
    page = await get('/')
    await page.arrayBuffer()
    api = await get('/api/readyz')
    await api.arrayBuffer()
  } catch (error) {
    const { cause } = error as { cause?: unknown }
    return [wrong('address', 'addressSilent', { address, reason: reasonOf(cause ?? error) })]
  }
  const found: Finding[] = []
  if (page.status !== 200) found.push(wrong('address', 'addressStatus', { address, status: page.status }))
  if (api.status !== 200) found.push(wrong('address', 'addressApi', { address, status: api.status }))
  else if (api.headers.get('cache-control') !== 'no-store')
    found.push(wrong('address', 'addressApiKept', { is: api.headers.get('cache-control') ?? '-' }))
  for (const [name, shape] of wanted) {
    const is = page.headers.get(name)
    if (page.status === 200 && !shape.test(is ?? ''))
      found.push(wrong('headers', is === null ? 'headerMissing' : 'headerOther', { name, is: is ?? '' }))
  }
  if (new URL(address).protocol === 'https:' && !page.headers.get('strict-transport-security'))
    found.push(wrong('headers', 'headerMissing', { name: 'strict-transport-security' }))
  if (!page.headers.get('content-encoding')) found.push(warning('headers', 'uncompressed'))
  const date = Date.parse(page.headers.get('date') ?? '')
  const seconds = Math.round(Math.abs(date - now().epochMilliseconds) / 1000)
  if (seconds > 30) found.push(warning('clock', 'clockFront', { seconds }))
  return found.length > 0 ? found : [fine('address', 'address', { address })]
}
