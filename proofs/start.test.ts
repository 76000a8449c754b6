import { chmodSync, mkdirSync, mkdtempSync, symlinkSync, writeFileSync } from 'node:fs'
import { type AddressInfo, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, describe, expect, onTestFinished, test } from 'vitest'
import { joinEmbeddedPostgres } from '#server/database/embedded/connection.ts'
import { startEmbeddedPostgres } from '#server/database/embedded/embedded.ts'
import { mainJob } from './main-job.ts'
import { freePort, killMine, removeFolder, startRawat } from './processes.ts'
import { newFolder, refusal } from './refused-start.ts'

const timeout = 240_000
const root = process.getuid?.() === 0
/** A user id without an entry in /etc/passwd, as in containers. */
const stranger = root ? 12_345 : undefined

afterEach(killMine)

const listening = async (port: number) => {
  const server = createServer(socket => socket.resume())
  await new Promise<void>(resolve => server.listen(port, '127.0.0.1', resolve))
  onTestFinished(() => new Promise<void>(resolve => server.close(() => resolve())))
  return (server.address() as AddressInfo).port
}

describe('a start that fails prints the cause and what to do', () => {
  test('if the port is taken', { timeout }, async () => {
    const port = String(await listening(0))
    expect(await refusal({ PORT: port })).toBe(
      `Port ${port} is taken. Stop what uses it, or set PORT to another one.`,
    )
  })

  test('if the data directory cannot be written', { timeout }, async () => {
    const file = join(newFolder(), 'a-file')
    writeFileSync(file, '')
    expect(await refusal({ DATA_DIR: join(file, 'data') })).toMatch(
      /^DATA_DIR \(.+\) cannot be written: .+ Set DATA_DIR /,
    )
    const closed = newFolder()
    chmodSync(closed, 0o555)
    const sentence = await refusal({ DATA_DIR: join(closed, 'data') }, stranger)
    expect(sentence).toMatch(/^DATA_DIR \(.+\) cannot be written: EACCES.+ Set DATA_DIR .+chown -R \d+/)
  })

  test('if no PostgreSQL answers at DATABASE_URL', { timeout }, async () => {
    const away = `postgres://rawat:secret-word@127.0.0.1:${await freePort()}/rawat`
    const refused = await refusal({ DATABASE_URL: away })
    expect(refused).toMatch(/^DATABASE_URL: the database cannot be used \(.*ECONNREFUSED.*\)\. Check /)
    expect(refused).not.toContain('secret-word')
    const silent = `postgres://rawat:secret-word@127.0.0.1:${await listening(0)}/rawat`
    expect(await refusal({ DATABASE_URL: silent })).toMatch(
      /^DATABASE_URL: the database cannot be used \(.*timeout.*\)\./,
    )
  })
})

describe('a start that succeeds', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'rawat-start-database-'))
  let outside: Awaited<ReturnType<typeof startEmbeddedPostgres>> | undefined
  afterAll(async () => {
    await outside?.stop()
    await removeFolder(dataDir)
  })

  test('does the main job on an external PostgreSQL', { timeout }, async () => {
    outside = await startEmbeddedPostgres({ dataDir, mayLoseData: true })
    const wrong = new URL(outside.url)
    wrong.password = 'wrong'
    expect(await refusal({ DATABASE_URL: wrong.href })).toMatch(
      /^DATABASE_URL: .*password authentication failed/,
    )

    const folder = newFolder()
    const admin = { ADMIN_EMAIL: 'first@example.org', ADMIN_PASSWORD: 'sebelas payung biru' }
    const rawat = await startRawat({ DATA_DIR: folder, DATABASE_URL: outside.url, ...admin })
    // It answers livez long before it is ready; it prints its address only once it is ready.
    await rawat.open()
    expect((await fetch(`${rawat.address}/api/livez`)).status).toBe(200)
    expect((await fetch(`${rawat.address}/api/readyz`)).status).toBe(503)
    expect(rawat.stdout()).not.toContain('Rawat is at')
    await rawat.ready()
    expect((await fetch(`${rawat.address}/api/readyz`)).status).toBe(200)
    // Without a terminal: one plain line for each step.
    expect(rawat.stdout()).toMatch(
      /^Opening the database: [\d.]+ s\n(.+: .+ s\n)+Started in .+ pages, data in .+\nRawat is at /,
    )
    expect(rawat.stdout()).toMatch(/^Rendering pages: \d+ in [\d.]+ s$/m)
    expect(rawat.stdout()).not.toContain('\r')
    expect(rawat.stdout().endsWith(`\nRawat is at ${rawat.address}\n`)).toBe(true)
    expect(await joinEmbeddedPostgres(folder)).toBeNull()
    expect(await refusal({ DATA_DIR: folder, DATABASE_URL: outside.url })).toMatch(
      /^Another Rawat \(process \d+\) is running on .+ set DATA_DIR to a folder of its own\.$/,
    )
    expect(await mainJob(rawat.address, admin)).toEqual({
      booked: 201,
      accepted: 200,
      edited: 200,
      shown: true,
    })
    rawat.child.kill('SIGTERM')
    expect(await rawat.ended).toBe(0)
    expect(rawat.stderr()).not.toMatch(/^\s+at |"level":"error"/m)
  })

  test('opens an empty hospital with RAWAT_DEMO=off behind a symbolic link, whose pages are built', {
    timeout,
  }, async () => {
    const folder = newFolder()
    // As on machines whose data are on another disk.
    const link = join(folder, 'link')
    mkdirSync(join(folder, 'data'))
    symlinkSync(join(folder, 'data'), link)
    const rawat = await startRawat({ DATA_DIR: link, RAWAT_DEMO: 'off' })
    await rawat.ready()
    expect(rawat.stdout().match(/^Rawat is at http/gm)).toHaveLength(1)
    for (const path of [
      '/',
      '/id',
      '/doctors',
      '/id/doctors',
      '/specialists',
      '/units',
      '/about',
      '/contact',
      '/patients',
      '/admins',
    ]) {
      const page = await fetch(rawat.address + path)
      expect([path, page.status]).toEqual([path, 200])
      expect(await page.text()).toContain('</html>')
    }
    expect((await fetch(`${rawat.address}/doctors/somebody`)).status).toBe(404)
    const list = (await (await fetch(`${rawat.address}/api/doctors`)).json()) as { meta: { total: number } }
    expect(list.meta.total).toBe(0)
    rawat.child.kill('SIGTERM')
    expect(await rawat.ended).toBe(0)
    expect(rawat.stderr()).not.toMatch(/^\s+at |"level":"error"/m)
  })

  test('shuts down in order on SIGTERM while it still builds its first pages', {
    timeout,
  }, async () => {
    const folder = newFolder()
    const rawat = await startRawat({ DATA_DIR: folder })
    await rawat.open()
    const asked = performance.now()
    rawat.child.kill('SIGTERM')
    expect(await rawat.ended).toBe(0)
    expect(performance.now() - asked).toBeLessThan(15_000)
    expect(rawat.stdout()).not.toContain('Rawat is at')
    expect(await joinEmbeddedPostgres(folder)).toBeNull()
  })
})
