import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { system } from '#contract/system.ts'
import { handlers } from './kernel/operation.ts'
import { notFound } from './kernel/problem.ts'

const { handle, router } = handlers()
export const docsRoutes = router

const folder = dirname(createRequire(import.meta.url).resolve('swagger-ui-dist/package.json'))
/** Committed to the repository, and a test checks that it is current, so it is not generated here. */
const contract = join(import.meta.dirname, '../../openapi.json')
const assets: Record<string, string> = {
  'swagger-ui-bundle.js': 'text/javascript; charset=utf-8',
  'swagger-ui.css': 'text/css; charset=utf-8',
  'start.js': 'text/javascript; charset=utf-8',
  'openapi.json': 'application/json; charset=utf-8',
}
const page = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Rawat API</title>
<meta name="viewport" content="width=device-width"><link rel="stylesheet" href="/api/docs/swagger-ui.css"></head>
<body><div id="ui"></div><script src="/api/docs/swagger-ui-bundle.js"></script><script src="/api/docs/start.js"></script></body></html>`
const start = "SwaggerUIBundle({ url: '/api/docs/openapi.json', dom_id: '#ui', supportedSubmitMethods: [] })"
/** The documentation has the same origin as the portal, where the session token is. `sandbox` gives it an opaque origin. */
const policy =
  "sandbox allow-scripts; default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

const shown = (content: string | Uint8Array, type: string) =>
  new Response(content as BodyInit, {
    headers: {
      'content-type': type,
      'content-security-policy': policy,
      'cache-control': 'no-cache',
      'x-content-type-options': 'nosniff',
      'access-control-allow-origin': '*',
    },
  })

handle(system.readDocumentation, () => shown(page, 'text/html; charset=utf-8'))

handle(system.readDocumentationFile, async ({ param }) => {
  const { file } = param
  const type = Object.hasOwn(assets, file) ? assets[file] : undefined
  if (!type) throw notFound()
  if (file === 'start.js') return shown(start, type)
  if (file === 'openapi.json') return shown(await readFile(contract), type)
  return shown(await readFile(join(folder, file)), type)
})
