import { types } from '../release/content-types.ts'
import type { Release } from '../release/release.ts'
import type { Server } from './nginx.ts'
import { redirectRules } from './redirect-rules.ts'
import { rulesOf } from './rules.ts'

const block = (name: string, rows: string[]) => [`${name} {`, ...rows.map(row => `\t${row}`), '}']

/** The same for Caddy. If `listen` is a host name instead of a port, Caddy fetches its own certificate. */
export function caddyConfiguration(release: Release, { root, api, listen, more = {} }: Server): string {
  const rules = rulesOf(release)
  // Caddy would apply all matching rules, so each rule excludes the files of earlier ones.
  const headers = rules.flatMap(({ name, file, headers }, index) => {
    const earlier = rules.slice(0, index).map(rule => `not path_regexp ${rule.file}`)
    return [
      // Only the last rules overlap with others: they match nearly every file.
      ...block(`@${name}`, [
        `path_regexp ${file}`,
        ...(name === 'files' || name === 'vector' || name === 'assets' ? earlier : []),
      ]),
      ...block(
        `header @${name}`,
        Object.entries({ ...headers, ...more }).map(([header, value]) => `${header} "${value}"`),
      ),
    ]
  })
  const typed = Object.entries(types).flatMap(([extension, type]) => [
    `@type-${extension} path *.${extension}`,
    `header @type-${extension} Content-Type "${type}"`,
  ])
  const leads = redirectRules(release).map(({ letters, to }) =>
    to ? `redir "${letters}" ${to} 301` : `error "${letters}" "Gone" 410`,
  )
  const served = [
    ...typed,
    '@feed path */feed.xml',
    'header @feed Content-Type "application/rss+xml; charset=utf-8"',
    ...headers,
  ]
  const site = [
    `root * ${root}`,
    'encode gzip',
    ...block('@rawat', ['path /api/* /media/* /language']),
    ...block('handle @rawat', [`reverse_proxy ${api.replace(/^http:\/\//, '')}`]),
    ...block('handle', [
      ...block('route', [
        // Letters, digits and hyphens only: other characters could redirect to another host.
        '@slash path_regexp slash ^/([A-Za-z0-9_-][A-Za-z0-9/_-]*)/$',
        'redir @slash /{re.slash.1} 301',
        ...leads,
        '@portal path_regexp portal ^/(patients|admins|auth)(/.*)?$',
        'rewrite @portal /{re.portal.1}.html',
        'rewrite / /index.html',
        'try_files {path} {path}.html',
        ...served,
        ...block('file_server', ['precompressed br gzip']),
      ]),
    ]),
    ...block('handle_errors', [
      '@indonesian path_regexp ^/id(/|$)',
      'rewrite @indonesian /id/404.html',
      '@other not path /id/404.html',
      'rewrite @other /404.html',
      'header Content-Type "text/html; charset=utf-8"',
      ...block(
        'header',
        Object.entries({ ...rules.find(rule => rule.name === 'lost')?.headers, ...more }).map(
          ([header, value]) => `${header} "${value}"`,
        ),
      ),
      'file_server',
    ]),
  ]
  const lines = [
    "# Written by npm run publish. It changes with Rawat's code, the chat's vendor and the hosts of pictures: write it again after each.",
    ...block(listen, site),
  ]
  return `${lines.join('\n')}\n`
}
