import { once } from 'node:events'
import { chmodSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { translateIn } from '#i18n/texts-from-disk.ts'
import { createHospital, type HospitalFixture } from '../../../tests/hospital.ts'
import { patient } from '../database/tables/accounts.ts'
import type { Config } from '../kernel/config.ts'
import { encryptNik } from '../patients/nik.ts'
import { backUpAsJob } from './backup/backups.ts'
import { checkConfiguration } from './check-up/configuration.ts'
import { type Finding, findingText } from './check-up/finding.ts'
import { checkUp } from './check-up/run.ts'

let hospital: HospitalFixture
let base: Config
let folder: string

beforeAll(async () => {
  hospital = await createHospital({ patients: 1 })
  base = hospital.deps.config
})
afterAll(() => hospital.close())
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'rawat-operations-'))
  await hospital.travel(Temporal.Now.instant().toString())
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const configured = (own: Partial<Config>) => {
  hospital.deps.config = { ...base, DATABASE_URL: undefined, DATA_DIR: join(folder, 'data'), ...own }
}
const keysOf = (found: Finding[], state?: Finding['state']) =>
  found.filter(one => !state || one.state === state).map(one => one.key)

async function server(answer: RequestListener): Promise<string> {
  const front = createServer(answer).listen(0, '127.0.0.1')
  await once(front, 'listening')
  onTestFinished(() => void front.close())
  return `http://127.0.0.1:${(front.address() as AddressInfo).port}`
}

describe('nightly backups', () => {
  test('are limited to the configured number, verified by a restore, and shown to the super administrator', {
    timeout: 90_000,
  }, async () => {
    const backups = join(folder, 'backups')
    configured({ BACKUP_DIR: backups, BACKUP_KEEP: 2 })
    mkdirSync(join(backups, 'photos-of-somebody'), { recursive: true })
    const begin = Temporal.Instant.from('2026-11-17T17:45:00Z')
    for (const night of [0, 1, 2]) {
      await hospital.travel(begin.add({ hours: 24 * night }).toString())
      await backUpAsJob(hospital.deps, 'schedule')
    }
    expect(readdirSync(backups).sort()).toEqual([
      'photos-of-somebody',
      'rawat-2026-11-18T17-45-00Z',
      'rawat-2026-11-19T17-45-00Z',
    ])
    const { token } = hospital.admins.super
    const { result } = await hospital.call('GET', '/api/admins/operations/backups', { token })
    expect(result).toMatchObject({ scheduled: true, keep: 2, folder: backups, runs: { length: 3 } })
    expect(result.runs[0]).toMatchObject({ trigger: 'schedule', verified: 'restored', error: null })
    expect(result.lastGoodAt).toBe('2026-11-19T17:45:00Z')
  })

  test('that fail leave the older ones unchanged and report why', async () => {
    writeFileSync(join(folder, 'no-folder'), '')
    configured({ BACKUP_DIR: join(folder, 'no-folder'), BACKUP_KEEP: 1 })
    await expect(backUpAsJob(hospital.deps, 'schedule')).rejects.toThrow('EEXIST')
    const { token } = hospital.admins.super
    const { result } = await hospital.call('GET', '/api/admins/operations/backups', { token })
    expect(result.runs[0].error).toContain('EEXIST')
  })

  test('are off without a configured folder', async () => {
    configured({})
    await backUpAsJob(hospital.deps, 'schedule')
    const { token } = hospital.admins.super
    const { result } = await hospital.call('GET', '/api/admins/operations/backups', { token })
    expect(result).toMatchObject({ scheduled: false, folder: null })
  })
})

describe('the check-up', () => {
  test('reports each part of a healthy installation as fine', async () => {
    const headers = {
      'content-security-policy': "default-src 'none'",
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'no-referrer',
      'content-encoding': 'identity',
    }
    const address = await server((request, response) => {
      const api = request.url?.startsWith('/api/')
      response.setHeader('cache-control', api ? 'no-store' : 'public, max-age=86400, no-cache')
      response.writeHead(200, api ? {} : headers).end('Rawat')
    })
    configured({ PUBLIC_URL: address })
    const found = await checkUp(hospital.deps)
    expect(keysOf(found, 'wrong').filter(key => key !== 'databaseForgets')).toEqual([])
    for (const key of ['folder', 'disk', 'clock', 'storage', 'address', 'configuration'])
      expect(keysOf(found, 'fine')).toContain(key)
    expect(readdirSync(join(folder, 'data')).filter(name => name.startsWith('.check-up'))).toEqual([])
  })

  test('reports headers that a proxy removed, and an API that is cached', async () => {
    const address = await server((request, response) => {
      response.writeHead(200, request.url?.startsWith('/api/') ? { 'cache-control': 'max-age=60' } : {}).end()
    })
    configured({ PUBLIC_URL: address })
    const wrong = (await checkUp(hospital.deps)).filter(one => one.state === 'wrong')
    expect(keysOf(wrong)).toContain('addressApiKept')
    const missing = wrong.filter(one => one.key === 'headerMissing').map(one => one.values?.name)
    expect(missing).toEqual([
      'content-security-policy',
      'x-content-type-options',
      'x-frame-options',
      'referrer-policy',
      'cache-control',
    ])
  })

  test('names each service that does not answer, without its password', async () => {
    mkdirSync(join(folder, 'data', 'files'), { recursive: true })
    chmodSync(join(folder, 'data', 'files'), 0o755)
    writeFileSync(join(folder, 'taken'), '')
    configured({
      PUBLIC_URL: 'http://127.0.0.1:9',
      SMTP_URL: 'smtp://desk:geheim@127.0.0.1:9',
      PUBLISH_TARGET: join(folder, 'taken'),
      BACKUP_DIR: join(folder, 'backups'),
    })
    hospital.clock.now = Temporal.Instant.from('2030-01-01T00:00:00Z')
    const found = await checkUp(hospital.deps)
    const keys = keysOf(found, 'wrong')
    for (const key of [
      'addressSilent',
      'mailRefuses',
      'mailFrom',
      'folderRefuses',
      'clockApart',
      'backupsOld',
    ])
      expect(keys).toContain(key)
    expect(keysOf(found, 'warning')).toContain('folderOpen')
    const told = JSON.stringify(found.map(findingText(translateIn('id'))))
    expect(told).not.toContain('geheim')
    expect(told).not.toContain('operations:')
    expect(told).not.toContain('{{')
  })

  test('reports identity numbers that the key cannot read, or for which there is no key', async () => {
    const key = 'the key with which the numbers were stored'
    const said = async (IDENTITY_KEY: string | undefined) => {
      configured({ IDENTITY_KEY })
      const found = (await checkUp(hospital.deps)).filter(one => one.check === 'identityNumbers')
      return found.map(findingText(translateIn('en'))).map(one => one.message)
    }
    expect(await said(key)).toEqual([])
    const stored = { nik: encryptNik({ IDENTITY_KEY: key }, '3174011205900001') }
    await hospital.deps.db.update(patient).set(stored)
    expect(await said(key)).toEqual(['All identity numbers (1) can be read'])
    expect(await said('another key, which has not encrypted it')).toEqual([
      'Identity numbers (NIK) that cannot be read: 1 of 1. They were stored with another key than IDENTITY_KEY',
    ])
    expect(await said(undefined)).toEqual([
      'IDENTITY_KEY is not set, and nobody can read the stored identity numbers (NIK): 1',
    ])
    await hospital.deps.db.update(patient).set({ nik: null })
  })

  test('detects an outdated schema', async () => {
    configured({})
    const { pool } = hospital.deps.database
    const last = 'select max(created_at) from drizzle.__drizzle_migrations'
    await pool.query(`update drizzle.__drizzle_migrations set hash = 'other' where created_at = (${last})`)
    expect(keysOf(await checkUp(hospital.deps), 'wrong')).toContain('databaseNewer')
    await pool.query(`delete from drizzle.__drizzle_migrations where created_at = (${last})`)
    expect(keysOf(await checkUp(hospital.deps), 'wrong')).toContain('databaseBehind')
  })

  test('compares settings with each other', async () => {
    const keys = async (own: Partial<Config>) => {
      configured(own)
      return keysOf(await checkConfiguration(hospital.deps))
    }
    expect(await keys({ PUBLIC_URL: 'http://www.example.org' })).toEqual([
      'plainHttp',
      'demoInPublic',
      'noTrustedProxy',
    ])
    expect(await keys({ HOST: '0.0.0.0' })).toEqual(['noPublicUrl'])
    expect(await keys({ DATABASE_URL: 'postgres://rawat:x@db.example.org/rawat' })).toEqual(['plainDatabase'])
    const good = {
      PUBLIC_URL: 'https://www.example.org',
      RAWAT_DEMO: 'off',
      TRUSTED_PROXIES: ['127.0.0.1'],
    } as const
    expect(await keys({ ...good, TRUSTED_PROXIES: [...good.TRUSTED_PROXIES] })).toEqual(['configuration'])
  })

  test('is for the super administrator, in the language of the request', async () => {
    configured({})
    const { token } = hospital.admins.super
    const headers = { 'accept-language': 'id' }
    const { result } = await hospital.call('GET', '/api/admins/operations/check-up', { token, headers })
    const address = result.find((one: { check: string }) => one.check === 'address')
    expect(address).toMatchObject({ state: 'warning', remedy: expect.stringContaining('Atur PUBLIC_URL') })
  })
})
