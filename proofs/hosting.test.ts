import { mkdtempSync } from 'node:fs'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { caddyConfiguration } from '#publishing/hosting/caddy.ts'
import { nginxConfiguration } from '#publishing/hosting/nginx.ts'
import { exportRelease } from '#publishing/release/export.ts'
import { compared, expectSame, get, requestedPaths, serveRelease } from '../tests/hosted-release.ts'
import { findProgram, missing, startServer } from '../tests/programs.ts'
import { freePort } from './processes.ts'

const folder = mkdtempSync(join(tmpdir(), 'rawat-hosting-'))
const root = join(folder, 'www')
let ours: Awaited<ReturnType<typeof serveRelease>>

beforeAll(async () => {
  ours = await serveRelease(join(folder, 'site'))
  await exportRelease(ours.store, ours.release, root)
})
afterAll(async () => {
  ours.close()
  await rm(folder, { recursive: true, force: true })
})

async function expectAsOurs(address: string): Promise<void> {
  for (const path of requestedPaths) {
    const [theirs, own] = await Promise.all([get(address, path), get(ours.address, path)])
    expect([path, theirs.status]).toEqual([path, own.status])
    for (const name of compared.slice(1))
      expect([path, name, theirs.headers.get(name)?.toLowerCase()]).toEqual([
        path,
        name,
        own.headers.get(name)?.toLowerCase(),
      ])
    expectSame(
      path,
      theirs.headers.get('content-security-policy'),
      own.headers.get('content-security-policy'),
    )
    const text = await theirs.text()
    if (path.startsWith('/api/')) expect(JSON.parse(text).forwarded).toBe('127.0.0.1')
    else expect([path, text]).toEqual([path, await own.text()])
  }
  const moved = async (path: string) => {
    const response = await get(address, path)
    return [response.status, response.headers.get('location')]
  }
  expect(await moved('/old')).toEqual([301, '/doctors'])
  expect(await moved('/id/old')).toEqual([301, '/id/doctors'])
  for (const path of ['/caf%C3%A9', '/caf%c3%a9', '/c%61f%C3%A9'])
    expect([path, await moved(path)]).toEqual([path, [301, '/doctors']])
  expect(await moved('/id/a%20b')).toEqual([301, '/id/doctors/ayu'])
  expect(await moved('/far')).toEqual([301, 'https://other.example/x?y=%7Bz%7D'])
  expect(await moved('/doctors/')).toEqual([301, '/doctors'])
  expect(await moved('/id/doctors/ayu/')).toEqual([301, '/id/doctors/ayu'])
  // No path may cause a redirect to another host by its slashes.
  for (const path of ['//evil/', '/%5Cevil.example/', '//evil.example/%2e%2e/', '/%09/evil/'])
    expect((await get(address, path)).headers.get('location') ?? '/').toMatch(/^\/(?![/\\])/)
  expect((await get(address, '/language?language=id&to=/doctors')).headers.get('location')).toBe(
    '/id/doctors',
  )
  const etag = (await get(address, '/doctors/ayu')).headers.get('etag') ?? ''
  expect((await fetch(`${address}/doctors/ayu`, { headers: { 'if-none-match': etag } })).status).toBe(304)
}

const server = async () => ({ root, api: ours.address, listen: `127.0.0.1:${await freePort()}` })

describe('the release folder on an external host', () => {
  test('is served by nginx as by Rawat: headers, deep links, redirects, both not-found pages, the API', {
    timeout: 400_000,
  }, async context => {
    const nginx = findProgram('nginx')
    if (!nginx) return context.skip(missing('nginx'))
    const setup = await server()
    const inner = await mkdir(join(folder, 'nginx'), { recursive: true })
    const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
      .map(name => `${name}_temp_path ${inner}/${name};`)
      .join(' ')
    const whole = `${process.getuid?.() === 0 ? 'user root;' : ''} worker_processes 1; daemon off; pid ${inner}/pid;
      error_log stderr warn; events {} http { access_log off; ${temporary} ${nginxConfiguration(ours.release, setup)} }`
    await writeFile(`${inner}/nginx.conf`, whole)
    const running = await startServer(
      nginx,
      ['-c', `${inner}/nginx.conf`],
      `http://${setup.listen}/robots.txt`,
    )
    await expectAsOurs(`http://${setup.listen}`).finally(running.stop)
  })

  test('is served by Caddy as by Rawat', { timeout: 400_000 }, async context => {
    const caddy = findProgram('caddy')
    if (!caddy) return context.skip(missing('caddy'))
    const setup = await server()
    const file = join(folder, 'Caddyfile')
    const own = { ...setup, listen: `http://${setup.listen}` }
    await writeFile(file, `{\n\tadmin off\n\tauto_https off\n}\n${caddyConfiguration(ours.release, own)}`)
    const home = { HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder }
    const words = ['run', '--config', file, '--adapter', 'caddyfile']
    const running = await startServer(caddy, words, `http://${setup.listen}/robots.txt`, home)
    await expectAsOurs(`http://${setup.listen}`).finally(running.stop)
  })
})
