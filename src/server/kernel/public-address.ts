import type { InterfaceLanguage } from '#entities/text/interface-language.ts'
import type { Config } from './config.ts'

type Place = Pick<Config, 'PUBLIC_URL' | 'HOST' | 'PORT'>

/** The address to open if the process listens on all addresses. */
const loopbackOf: Record<string, string> = { '0.0.0.0': '127.0.0.1', '::': '::1' }

/** The address of this process on its own machine. */
export function localAddress({ HOST, PORT }: Omit<Place, 'PUBLIC_URL'>): string {
  const host = loopbackOf[HOST] ?? HOST
  return `http://${host.includes(':') ? `[${host}]` : host}:${PORT}`
}

/**
 * The public URL of a path. It is built from the configuration only, as an attacker can set the Host header of a request.
 * The terminal, the pages and every email use the same origin: `localhost` and `127.0.0.1` are different origins, and a
 * session belongs to one origin.
 */
export function publicAddress(config: Place, path: string): string {
  const home = new URL(config.PUBLIC_URL ?? localAddress(config))
  const url = new URL(path, home)
  if (url.origin !== home.origin) throw new Error('A link of this hospital would lead to another host.')
  return url.href
}

/** A link to the portal in an email. On a device without a chosen language, the portal uses that of the email. */
export function emailLink(
  config: Parameters<typeof publicAddress>[0],
  path: string,
  language: InterfaceLanguage,
): string {
  const url = new URL(publicAddress(config, path))
  url.searchParams.set('lang', language)
  return url.href
}
