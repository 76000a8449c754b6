import { BlockList, isIP } from 'node:net'
import type { Context } from 'hono'

/** Whether an item of TRUSTED_PROXIES is an address or a range, for example 10.0.0.0/8. */
export function isNetwork(text: string): boolean {
  const [address = '', prefix, ...rest] = text.split('/')
  const family = isIP(address)
  if (!family || rest.length) return false
  return prefix === undefined || (/^\d{1,3}$/.test(prefix) && Number(prefix) <= (family === 4 ? 32 : 128))
}

const lists = new WeakMap<readonly string[], BlockList>()

function trusted(networks: readonly string[]): BlockList {
  let list = lists.get(networks)
  if (!list) {
    list = new BlockList()
    for (const network of networks) {
      const [address = '', prefix] = network.split('/')
      const family = isIP(address) === 6 ? 'ipv6' : 'ipv4'
      list.addSubnet(address, prefix === undefined ? (family === 'ipv6' ? 128 : 32) : Number(prefix), family)
    }
    lists.set(networks, list)
  }
  return list
}

/** An address without port, zone or the IPv6 prefix of a mapped IPv4 address; null if it is no address. */
function bare(text: string | undefined): string | null {
  const word = (text ?? '').trim()
  const unwrapped = /^\[([^\]]+)\](?::\d+)?$/.exec(word)?.[1] ?? /^([\d.]+):\d+$/.exec(word)?.[1] ?? word
  const address = unwrapped.replace(/%.*$/, '').replace(/^::ffff:(?=\d+\.)/i, '')
  return isIP(address) ? address : null
}

/**
 * The real address of a client. `X-Forwarded-For` counts only if it comes from a configured proxy. It is read from the
 * right up to the first address that is no proxy of ours: that client may have forged everything to the left of it.
 */
export function clientAddress(
  { socket, forwardedFor }: { socket: string | undefined; forwardedFor: string | undefined },
  proxies: readonly string[],
): string | null {
  let address = bare(socket)
  const hops = (forwardedFor ?? '').split(',').filter(hop => hop.trim())
  while (address && trusted(proxies).check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4')) {
    const before = bare(hops.pop())
    if (!before) break
    address = before
  }
  return address
}

/** The network that limits count: an IPv4 address, or the /64 that one IPv6 household usually has. */
export function networkOf(address: string | null): string {
  if (!address) return 'unknown'
  if (isIP(address) === 4) return address
  const [head = '', tail] = address.split('::')
  const left = head.split(':').filter(Boolean)
  const right = (tail ?? '').split(':').filter(Boolean)
  const groups = [...left, ...Array(Math.max(0, 8 - left.length - right.length)).fill('0'), ...right]
  return `${groups
    .slice(0, 4)
    .map(group => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`
}

/** The /24 (IPv4) or /56 (IPv6) that contains a network: often one provider, or the rented range of one botnet. */
export function subnetOf(network: string): string {
  if (isIP(network) === 4) return `${network.split('.').slice(0, 3).join('.')}.0/24`
  const groups = network.replace('::/64', '').split(':')
  if (groups.length !== 4) return network
  const last = (Number.parseInt(groups[3] as string, 16) & 0xff00).toString(16)
  return `${[...groups.slice(0, 3), last].join(':')}::/56`
}

/** The network of a request, for limits. Requests without a socket, made in the same process, share one network. */
export function requestNetwork(context: Context, proxies: readonly string[]): string {
  const env = context.env as { incoming?: { socket?: { remoteAddress?: string } } } | undefined
  const socket = env?.incoming?.socket?.remoteAddress
  return networkOf(clientAddress({ socket, forwardedFor: context.req.header('x-forwarded-for') }, proxies))
}
