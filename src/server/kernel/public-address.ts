import type { InterfaceLanguage } from '#entities/text/interface-language.ts'
import type { Config } from './config.ts'

type Place = Pick<Config, 'PUBLIC_URL' | 'HOST' | 'PORT'>

/** A process that listens on every address is opened at one of them. */
const loopbackOf: Record<string, string> = { '0.0.0.0': '127.0.0.1', '::': '::1' }

/** Where this process answers on its own machine. */
export function localAddress({ HOST, PORT }: Omit<Place, 'PUBLIC_URL'>): string {
  const host = loopbackOf[HOST] ?? HOST
  return `http://${host.includes(':') ? `[${host}]` : host}:${PORT}`
}

/**
 * Where people reach this hospital. From the configuration alone: a link built from a request's Host leads where a stranger
 * wants. The terminal, the pages and every letter name the same origin: `localhost` is another one than `127.0.0.1`, and a
 * session belongs to one origin.
 */
export function publicAddress(config: Place, path: string): string {
  const home = new URL(config.PUBLIC_URL ?? localAddress(config))
  const url = new URL(path, home)
  if (url.origin !== home.origin) throw new Error('A link of this hospital would lead to another host.')
  return url.href
}

/** A page of the portal as a letter names it: on a device that has no language of its own yet, it speaks the letter's. */
export function letterLink(
  config: Parameters<typeof publicAddress>[0],
  path: string,
  language: InterfaceLanguage,
): string {
  const url = new URL(publicAddress(config, path))
  url.searchParams.set('lang', language)
  return url.href
}
