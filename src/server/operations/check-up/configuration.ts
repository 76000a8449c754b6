import { type Check, type Finding, fine, warning, wrong } from './finding.ts'

const local = /^(localhost|127\.|\[::1\]|10\.|192\.168\.)/

/** Settings that are valid separately but wrong in combination. */
export const checkConfiguration: Check = async ({ config }) => {
  const found: Finding[] = []
  const { PUBLIC_URL, DATABASE_URL } = config
  const open = PUBLIC_URL !== undefined && !local.test(new URL(PUBLIC_URL).hostname)
  if (open && new URL(PUBLIC_URL).protocol === 'http:')
    found.push(wrong('configuration', 'plainHttp', { address: PUBLIC_URL }))
  if (!PUBLIC_URL && !/^(127\.|localhost|::1)/.test(config.HOST))
    found.push(wrong('configuration', 'noPublicUrl', { host: config.HOST }))
  if (open && config.RAWAT_DEMO === 'on') found.push(warning('configuration', 'demoInPublic'))
  if (open && config.TRUSTED_PROXIES.length === 0 && /^(127\.|localhost|::1)/.test(config.HOST))
    found.push(warning('configuration', 'noTrustedProxy'))
  if (config.SMTP_URL && /@localhost>?$/.test(config.MAIL_FROM))
    found.push(wrong('configuration', 'mailFrom', { from: config.MAIL_FROM }))
  if (DATABASE_URL) {
    const { hostname, searchParams } = new URL(DATABASE_URL)
    if (!local.test(hostname) && !/^(require|verify-)/.test(searchParams.get('sslmode') ?? ''))
      found.push(warning('configuration', 'plainDatabase', { host: hostname }))
  }
  return found.length > 0 ? found : [fine('configuration', 'configuration')]
}
