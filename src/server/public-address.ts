import type { InterfaceLanguage } from '#entities/interface-language.ts'
import type { Config } from './config.ts'

/** Where people reach this hospital. From the configuration alone: a link built from a request's Host leads where a stranger wants. */
export function publicAddress(config: Pick<Config, 'PUBLIC_URL' | 'HOST' | 'PORT'>, path: string): string {
  const local = ['0.0.0.0', '::', '127.0.0.1', '::1'].includes(config.HOST) ? 'localhost' : config.HOST
  return new URL(path, config.PUBLIC_URL ?? `http://${local}:${config.PORT}`).href
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
