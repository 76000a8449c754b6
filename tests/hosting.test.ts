import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { hostHeaders, hostRedirects } from '#publishing/hosting/host-files.ts'
import { compared, expectSame, get, requestedPaths, serveRelease } from './hosted-release.ts'

const folder = mkdtempSync(join(tmpdir(), 'rawat-hosting-'))
let ours: Awaited<ReturnType<typeof serveRelease>>

beforeAll(async () => {
  ours = await serveRelease(folder)
})
afterAll(() => {
  ours.close()
  rmSync(folder, { recursive: true, force: true })
})

// proofs/hosting.test.ts serves the same release with nginx and Caddy.
describe('the release folder on an external host', () => {
  test('has _headers rules with one match for each address and the same headers as Rawat', async () => {
    const rules = new Map(
      hostHeaders(ours.release)
        .trim()
        .split('\n\n')
        .map(block => {
          const [address = '', ...lines] = block.split('\n')
          return [
            address,
            new Map(lines.map(line => line.trim().split(/: (.*)/s) as [string, string])),
          ] as const
        }),
    )
    expect(
      Math.max(...[...rules.values()].flatMap(one => [...one.values()].map(value => value.length))),
    ).toBeLessThan(2000)
    const fits = (address: string, path: string) =>
      address.endsWith('*') ? path.startsWith(address.slice(0, -1)) : address === path
    for (const path of requestedPaths.filter(
      one => !/^\/(api|nothing|id\/nothing|idea|gone|id\/gone)/.test(one),
    )) {
      const bare = path.split('?')[0] as string
      const found = [...rules].filter(([address]) => fits(address, bare))
      expect([path, found.length]).toEqual([path, 1])
      const own = (await get(ours.address, path)).headers
      for (const name of compared.slice(1, -1).filter(one => own.get(one)))
        expect([path, name, found[0]?.[1].get(name)]).toEqual([path, name, own.get(name)])
      // Rules apply to folders: a drawing gets the policy of the scripts beside it, a calendar that of its pages.
      if (/^\/_assets\/.*\.svg$|\.(ics|vcf|xml)$/.test(path)) {
        expect([path, found[0]?.[1].get('content-security-policy')]).toEqual([
          path,
          expect.stringMatching(/^default-src 'none'; (?!.*unsafe-)/),
        ])
        continue
      }
      expectSame(
        path,
        found[0]?.[1].get('content-security-policy') ?? null,
        own.get('content-security-policy'),
      )
    }
    expect(hostRedirects(ours.release, 'https://api.example')).toBe(
      `/api/* https://api.example/api/:splat 200
/media/* https://api.example/media/:splat 200
/a%20b /doctors/ayu 301
/id/a%20b /id/doctors/ayu 301
/caf%C3%A9 /doctors 301
/id/caf%C3%A9 /id/doctors 301
/id/doctors /id/no 301
/far https://other.example/x?y=%7Bz%7D 301
/id/far https://other.example/x?y=%7Bz%7D 301
/old /doctors 301
/id/old /id/doctors 301
/patients/* /patients 200
/admins/* /admins 200
/auth/* /auth 200
`,
    )
  })
})
