import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { publicationOf } from '#server/publishing/publication-log.ts'
import { publishingForFile } from './publishing-fixture.ts'

const fixture = publishingForFile()
const { edit, pageOf, publish, startAgain, openPublisher } = fixture

describe('a deploy target that refuses', () => {
  it('gets the same release once it works again, and the older release after a rollback', async () => {
    const target = join(fixture.hospital.folder, 'target')
    writeFileSync(target, 'in the way')
    const before = fixture.publisher.current?.id as string
    await startAgain({ PUBLISH_TARGET: target })
    const { key, change } = await edit('doctors', { headline: { en: 'Copied at last' } }, 6)
    await publish()
    expect((await publicationOf(fixture.hospital.deps, change)).state).toBe('failed')
    expect(fixture.publisher.nextTry()).not.toBeNull()
    const { id } = fixture.publisher.current ?? {}
    rmSync(target)
    await publish()
    expect(fixture.publisher.current?.id).toBe(id)
    expect(readFileSync(join(target, 'doctors', `${key}.html`), 'utf8')).toContain('Copied at last')
    expect((await publicationOf(fixture.hospital.deps, change)).state).toBe('live')
    expect(fixture.publisher.nextTry()).toBeNull()
    expect(await fixture.publisher.rollBack(before)).toBe(true)
    await fixture.publisher.idle()
    expect(readFileSync(join(target, 'doctors', `${key}.html`), 'utf8')).not.toContain('Copied at last')
    await startAgain()
    await fixture.publisher.publishAll('demand')
    await fixture.publisher.idle()
  }, 120_000)
})

describe('a deploy target that hangs', () => {
  it('delays neither the next release nor a rollback', async () => {
    const before = fixture.publisher.current?.id as string
    const server = createServer(() => {})
    await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
    const S3_ENDPOINT = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
    await startAgain({ PUBLISH_TARGET: 's3://hospital', S3_ENDPOINT })
    for (const headline of ['While it hangs', 'And again']) {
      const { change } = await edit('doctors', { headline: { en: headline } }, 6)
      fixture.publisher.request('change')
      await expect.poll(() => fixture.publisher.current?.change, { timeout: 30_000 }).toBe(change)
    }
    expect(await fixture.publisher.rollBack(before)).toBe(true)
    expect(fixture.publisher.current?.id).toBe(before)
    server.closeAllConnections()
    server.close()
    await startAgain()
    await fixture.publisher.publishAll('demand')
    await fixture.publisher.idle()
  }, 120_000)
})

describe('the public address', () => {
  it('is checked after a publication, and a page that is missing there is reported', async () => {
    let broken = true
    const server = createServer(async (request, response) => {
      const path = (request.url ?? '').replace(/^\//, '')
      response.statusCode = broken ? 502 : 200
      response.end(broken ? '' : await pageOf(`${path || 'index'}.html`))
    })
    await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
    const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
    const checked = await startAgain({}, { checkAt: address })
    const { key, change } = await edit('doctors', { headline: { en: 'Seen by readers' } }, 11)
    checked.request('change')
    await checked.idle()
    const state = await publicationOf(fixture.hospital.deps, change)
    expect(state.state).toBe('failed')
    expect(state.error).toMatch(/The release stands, but http:\S+ does not show it: it answered 502/)
    broken = false
    const again = await edit('doctors', { headline: { en: 'Seen at last' } }, 11)
    checked.request('change')
    await expect.poll(() => checked.current?.change).toBe(again.change)
    await checked.idle()
    expect((await publicationOf(fixture.hospital.deps, again.change)).state).toBe('live')
    expect(key).toBe(again.key)
    await startAgain()
    server.close()
  }, 60_000)
})

describe('a site whose address has changed', () => {
  it('is rebuilt, as every page and robots.txt contain the address', async () => {
    await fixture.publisher.stop()
    const other = openPublisher(fixture.hospital.deps, { publicUrl: 'http://127.0.0.1:4322' })
    await other.start()
    const bundles = join(fixture.publisher.store.directory, 'bundles')
    await expect.poll(() => readdirSync(bundles)).toContainEqual(expect.stringMatching(/\.making$/))
    await other.stop()
  }, 60_000)
})
