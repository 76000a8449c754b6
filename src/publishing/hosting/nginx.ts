import { types } from '../release/content-types.ts'
import type { Release } from '../release/release.ts'
import { redirectRules } from './redirect-rules.ts'
import { rulesOf } from './rules.ts'

export interface Server {
  /** The folder that `npm run publish -- --out` writes. */
  root: string
  /** The address of the Rawat server. */
  api: string
  listen: string
  /** Headers in addition to those of each file. */
  more?: Record<string, string>
}

/**
 * The `http` part of an nginx configuration that serves the site from the folder: the headers of each file as our own
 * server sends them, deep links of the portal, redirects, both not-found pages, and a proxy for requests that only
 * Rawat can answer.
 */
export function nginxConfiguration(release: Release, { root, api, listen, more = {} }: Server): string {
  const rules = rulesOf(release)
  const names = [...new Set(rules.flatMap(rule => Object.keys(rule.headers)))]
  const variable = (name: string) => `$rawat_${name.replaceAll('-', '_')}`
  // Rawat's own responses have their own headers. A map is evaluated when the response is sent: by then $uri is the
  // file.
  const maps = names.map(name => [
    `map $uri ${variable(name)} {`,
    '  default "";',
    '  "~^/(api|media)/" "";',
    ...rules.map(rule => `  "~${rule.file}" "${rule.headers[name] ?? ''}";`),
    '}',
  ])
  const typeRows = Object.entries(types).map(([extension, type]) => `    ${type.split(';')[0]} ${extension};`)
  const leads = redirectRules(release).map(
    ({ letters, to }) => `  location = "${letters}" { return ${to ? `301 "${to}"` : '410'}; }`,
  )
  return `# Written by npm run publish. It changes with Rawat's code, the chat's vendor and the hosts of pictures: write it again after each.
${maps.flat().join('\n')}
map $uri $rawat_lost {
  default /404.html;
  "~^/id(/|$)" /id/404.html;
}
server {
  listen ${listen};
  root ${root};
  charset utf-8;
  charset_types text/css text/javascript application/json text/plain text/xml application/xml application/rss+xml text/vtt text/calendar text/vcard;
  types {
${typeRows.join('\n')}
  }
  # Addresses stay those of the visitor, whatever port nginx itself listens on.
  absolute_redirect off;
  server_tokens off;
  gzip on;
  gzip_vary on;
  gzip_static on;
  gzip_types text/css text/javascript application/json text/plain application/xml application/rss+xml image/svg+xml application/manifest+json text/vtt text/calendar;
  error_page 404 410 $rawat_lost;
${names.map(name => `  add_header ${name} ${variable(name)} always;`).join('\n')}
${Object.entries(more)
  .map(([name, value]) => `  add_header ${name} "${value}" always;`)
  .join('\n')}

  location ~ ^/(api/|media/|language$) {
    proxy_pass ${api};
    proxy_http_version 1.1;
    proxy_set_header Connection "";
    proxy_set_header Host $host;
    proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;
    proxy_set_header X-Forwarded-Proto $scheme;
    proxy_intercept_errors off;
    charset off;
    client_max_body_size 32m;
  }
  # Letters, digits and hyphens only: whatever else could lead to another host.
  rewrite "^/([A-Za-z0-9_-][A-Za-z0-9/_-]*)/$" /$1 permanent;
  location ~ ^/(?<area>patients|admins|auth)(/|$) { try_files /$area.html =404; }
  location ~ /feed\\.xml$ {
    types {}
    default_type application/rss+xml;
  }
  location = / { try_files /index.html =404; }
  location / { try_files $uri $uri.html =404; }
${leads.join('\n')}
}
`
}
