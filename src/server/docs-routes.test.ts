import { expect, test } from 'vitest'
import { docsRoutes } from './docs-routes.ts'

test.each(['', '/start.js', '/swagger-ui.css', '/openapi.json'])(
  'the API documentation (file %j) loads only files of this server and has no inline styles or scripts',
  async file => {
    const answer = await docsRoutes.request(`http://host/api/docs${file}`)
    expect(answer.status).toBe(200)
    const policy = answer.headers.get('content-security-policy') ?? ''
    expect(policy).toMatch(/^sandbox allow-scripts; default-src 'none'; script-src 'self'; style-src 'self';/)
    expect(policy).not.toMatch(/unsafe|https?:|\*/)
    if (!file) expect(await answer.text()).not.toMatch(/<style|\sstyle=|<script(?![^>]* src="\/api\/docs\/)/)
  },
)
