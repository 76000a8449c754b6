import { spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, onTestFinished, test } from 'vitest'
import { findProgram, missing, startServer } from '../tests/programs.ts'
import { freePort } from './processes.ts'

const deploy = join(import.meta.dirname, '../deploy')
const folder = mkdtempSync(join(tmpdir(), 'rawat-deploy-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

function run(program: string, words: string[], environment: Record<string, string> = {}) {
  const env = { PATH: process.env.PATH, HOME: folder, XDG_DATA_HOME: folder, ...environment }
  const { status, stdout, stderr } = spawnSync(program, words, { encoding: 'utf8', env, timeout: 60_000 })
  return { status, said: stdout + stderr }
}

/** A stand-in for Rawat that answers with the request that it received. */
async function startStandIn(): Promise<string> {
  const server = createServer((request, response) =>
    response.end(JSON.stringify([request.url, request.headers['x-forwarded-for'], request.headers.host])),
  ).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  return `127.0.0.1:${(server.address() as AddressInfo).port}`
}

// The timeout includes installing these programs where they are missing.
describe('deploy/', { timeout: 400_000 }, () => {
  test('haproxy takes its configuration, and passes visitors on with their address', async context => {
    const haproxy = findProgram('haproxy')
    if (!haproxy) return context.skip(missing('haproxy'))
    const front = `127.0.0.1:${await freePort()}`
    const rawat = await startStandIn()
    const addresses = { RAWAT_FRONT: front, RAWAT_ONE: rawat, RAWAT_TWO: '127.0.0.1:9' }
    const configuration = join(deploy, 'haproxy.cfg')
    expect(run(haproxy, ['-c', '-f', configuration], addresses)).toMatchObject({ status: 0 })
    const running = await startServer(haproxy, ['-db', '-f', configuration], `http://${front}/`, addresses)
    // The second process does not run: the first answers every request.
    for (let visit = 0; visit < 8; visit++) {
      const answer = await (await fetch(`http://${front}/doctors?x=1`)).json()
      expect(answer.slice(0, 2)).toEqual(['/doctors?x=1', '127.0.0.1'])
    }
    await running.stop()
  })

  test('Caddy takes its configuration, and passes visitors on with their address', async context => {
    const caddy = findProgram('caddy')
    if (!caddy) return context.skip(missing('caddy'))
    const front = `127.0.0.1:${await freePort()}`
    const own = {
      RAWAT_NAME: `http://${front}`,
      RAWAT_ADDRESS: await startStandIn(),
      HOME: folder,
      XDG_DATA_HOME: folder,
    }
    const file = join(folder, 'Caddyfile')
    writeFileSync(file, `{\n\tadmin off\n}\n${readFileSync(join(deploy, 'Caddyfile'), 'utf8')}`)
    const words = ['--config', file, '--adapter', 'caddyfile']
    expect(run(caddy, ['validate', ...words], own)).toMatchObject({ status: 0 })
    const running = await startServer(caddy, ['run', ...words], `http://${front}/`, own)
    expect(await (await fetch(`http://${front}/doctors`)).json()).toEqual(['/doctors', '127.0.0.1', front])
    await running.stop()
  })

  test('nginx takes its configuration', context => {
    const nginx = findProgram('nginx')
    const openssl = findProgram('openssl')
    if (!nginx || !openssl) return context.skip(missing('nginx'))
    const [key, certificate] = [join(folder, 'key.pem'), join(folder, 'fullchain.pem')]
    const name = ['-subj', '/CN=hospital.example.org', '-days', '1', '-nodes']
    run(openssl, ['req', '-x509', '-newkey', 'rsa:2048', ...name, '-keyout', key, '-out', certificate])
    const site = readFileSync(join(deploy, 'nginx.conf'), 'utf8').replaceAll('/etc/ssl/hospital', folder)
    const file = join(folder, 'nginx.conf')
    writeFileSync(file, `pid ${folder}/pid; error_log stderr; events {} http { access_log off; ${site} }`)
    expect(run(nginx, ['-t', '-c', file])).toMatchObject({ status: 0 })
  })

  test('systemd accepts every line of its units', context => {
    const analyze = findProgram('systemd-analyze', 'systemd')
    if (!analyze) return context.skip(missing('systemd-analyze'))
    const units = join(folder, 'units')
    mkdirSync(units)
    cpSync(join(deploy, 'systemd'), units, { recursive: true })
    for (const name of readdirSync(units)) {
      const path = join(units, name)
      // The path of the program on a machine where it is installed.
      writeFileSync(
        path,
        readFileSync(path, 'utf8').replaceAll('/opt/rawat/node_modules/.bin/node', process.execPath),
      )
    }
    const names = readdirSync(units).map(name => join(units, name.replace('@.', '@4321.')))
    const { status, said } = run(analyze, ['verify', ...names], { SYSTEMD_UNIT_PATH: `${units}:` })
    // Ignore warnings about the machine's own units.
    expect([status, said.split('\n').filter(line => line.includes('rawat'))]).toEqual([0, []])
  })
})
