import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createAccount } from '#server/accounts/people.ts'
import { createApp } from '#server/app.ts'
import { createItem, findRow, saveItem } from '#server/content/writes.ts'
import type { App } from '#server/kernel/deps.ts'
import { startSession } from '#server/kernel/sessions.ts'
import { hashesOf, openPublishing, type PublishingHospital } from './publishing-hospital.ts'

let hospital: PublishingHospital
let app: App
let token: string

beforeAll(async () => {
  hospital = await openPublishing()
  const { deps, publisher } = hospital
  await publisher.start()
  app = createApp({ ...deps, publishing: () => publisher })
  const editor = await createAccount(deps.db, deps.now(), {
    ...{
      email: 'editor@example.org',
      fullName: 'Editor',
      role: 'admin',
      scopes: ['content'],
      language: 'en',
    },
    passwordHash: 'none',
  })
  if (!editor) throw new Error('The editor is there already.')
  token = await startSession(deps, editor, 'test')
}, 180_000)
afterAll(() => hospital.close())

const ask = (path: string) =>
  app.request(`/api/admins/preview/${path}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
  })
async function look(path: string): Promise<Response> {
  const { result } = (await (await ask(path)).json()) as { result: { address: string } }
  return app.request(result.address)
}
async function draft(key: string, change: Record<string, unknown>): Promise<void> {
  await hospital.deps.db.transaction(async db => {
    const row = await findRow(db, 'doctors', key)
    const data = { ...row?.data, ...change }
    await saveItem(db, {
      ...{ kind: 'doctors', key, data, version: row?.version ?? 0, publish: false, accountId: null },
    })
  })
}

describe('a preview', () => {
  it('shows a draft in both languages with the site’s own templates, without changing the site', async () => {
    const { publisher } = hospital
    const doctor = Object.keys(publisher.current?.files ?? {}).flatMap(
      path => /^doctors\/([^/]+)\.html$/.exec(path)?.[1] ?? [],
    )[0] as string
    await draft(doctor, { headline: { en: 'Not yet public', id: 'Belum tayang' } })
    const english = await look(`doctors/${doctor}?language=en`)
    expect(await english.text()).toContain('Not yet public')
    expect(await (await look(`doctors/${doctor}?language=id`)).text()).toContain('Belum tayang')
    expect(english.headers.get('cache-control')).toBe('no-store')
    const policy = english.headers.get('content-security-policy') ?? ''
    expect(policy).toMatch(/sandbox allow-scripts/)
    expect(policy).not.toMatch(/allow-same-origin|unsafe/)
    const before = hashesOf(publisher)
    publisher.request('schedule')
    await publisher.idle()
    expect(hashesOf(publisher)).toEqual(before)
    await publisher.publishAll('demand')
    await publisher.idle()
    expect(hashesOf(publisher)).toEqual(before)
  }, 60_000)

  it('shows what was published since the last build, which is published all the same', async () => {
    const { publisher, deps } = hospital
    const row = await findRow(deps.db, 'specialists', 'cardiology')
    const data = { ...row?.data, name: { en: 'Hearts and vessels', id: 'Jantung dan pembuluh' } }
    const saved = {
      kind: 'specialists',
      key: 'cardiology',
      version: row?.version ?? 0,
      accountId: null,
    } as const
    await deps.db.transaction(db => saveItem(db, { ...saved, data, publish: true }))
    const item = { slug: 'heart-doctor', name: 'Heart Doctor', specialists: ['cardiology'] }
    await createItem(deps.db, { kind: 'doctors', data: item, publish: false, accountId: null })
    expect(await (await look('doctors/heart-doctor')).text()).toContain('Hearts and vessels')
    const hashOf = () => publisher.current?.files['specialists/cardiology.html']?.hash
    const before = hashOf()
    publisher.request('schedule')
    await publisher.idle()
    expect(hashOf()).not.toBe(before)
    const built = hashesOf(publisher)
    await publisher.publishAll('demand')
    await publisher.idle()
    expect(hashesOf(publisher)).toEqual(built)
  }, 60_000)

  it('works for an item that was never published, and only at the address with its ticket', async () => {
    const data = { slug: 'never-seen', name: 'Never Seen', specialists: ['cardiology'] }
    await createItem(hospital.deps.db, { kind: 'doctors', data, publish: false, accountId: null })
    expect(await (await look('doctors/never-seen')).text()).toContain('Never Seen')
    expect(Object.keys(hospital.publisher.current?.files ?? {})).not.toContain('doctors/never-seen.html')
    expect((await app.request('/api/previews/doctors/never-seen?language=en')).status).toBe(404)
    const { result } = (await (await ask('doctors/never-seen')).json()) as { result: { address: string } }
    const other = result.address.replace('language=en', 'language=id')
    expect((await app.request(other)).status).toBe(404)
    expect((await ask('doctors/nobody')).status).toBe(404)
    expect((await look('settings/settings')).status).toBe(200)
  })
})
