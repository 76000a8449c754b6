import { execFileSync } from 'node:child_process'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { findRow, saveItem } from '#server/content/writes.ts'
import { openPublishing, type PublishingHospital } from '../tests/publishing-hospital.ts'

const key = 'second-mri-in-jakarta'
let hospital: PublishingHospital
const lines: Record<string, unknown>[] = []
beforeAll(async () => {
  hospital = await openPublishing()
  hospital.deps.log = entry => void lines.push(entry)
  await hospital.publisher.start()
}, 180_000)
afterAll(() => hospital.close())

const renderProcess = () =>
  Number(
    execFileSync('pgrep', ['-P', String(process.pid), '-f', 'render-process'])
      .toString()
      .trim(),
  )

it('a frozen render process is killed and logged, and a new one publishes the saved changes', {
  timeout: 240_000,
}, async () => {
  const { publisher, deps } = hospital
  const frozen = renderProcess()
  process.kill(frozen, 'SIGSTOP')
  const saved = await deps.db.transaction(async db => {
    const row = await findRow(db, 'news', key)
    const data = { ...row?.data, title: { en: 'Said by a fresh process', id: 'Disampaikan proses baru' } }
    const item = { kind: 'news' as const, key, data, version: row?.version ?? 0 }
    return saveItem(db, { ...item, publish: true, accountId: null })
  })
  publisher.request('change')
  await vi.waitFor(() => expect(publisher.current?.change).toBeGreaterThanOrEqual(saved.change as number), {
    timeout: 180_000,
    interval: 200,
  })
  expect(lines.filter(one => one.what === 'render process')).toEqual([
    { level: 'error', what: 'render process', error: expect.stringContaining('no sign of life') },
  ])
  expect(renderProcess()).not.toBe(frozen)
})

it('a preview fails while the render process is frozen, and works once a new one has replaced it', {
  timeout: 240_000,
}, async () => {
  process.kill(renderProcess(), 'SIGSTOP')
  const { publisher, deps } = hospital
  const row = await findRow(deps.db, 'news', key)
  const draft = { kind: 'news', key, item: { ...row?.data, updatedAt: `${row?.updatedAt}` } }
  const preview = () => publisher.preview(draft, `news/${key}.html`)
  await expect(preview()).rejects.toThrow(/api\.busy|no sign of life/)
  await vi.waitFor(async () => expect(await preview()).toContain('</html>'), {
    timeout: 180_000,
    interval: 1000,
  })
})
