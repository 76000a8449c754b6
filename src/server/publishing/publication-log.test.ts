import { expect, onTestFinished, test } from 'vitest'
import { translateIn } from '#i18n/texts-from-disk.ts'
import { createTestDatabase } from '../../../tests/database.ts'
import { testDeps } from '../../../tests/deps.ts'
import { newId } from '../database/connect.ts'
import { publication } from '../database/tables/content.ts'
import { explained, PublicationLog, reasonIn } from './publication-log.ts'

/** The render process sends an error with its stack as the message. */
const fromRenderer = (stack: string) => new Error(stack)

test('an editor reads why a publication failed, without a stack trace', () => {
  const refused = (code: string) =>
    fromRenderer(`Error: ${code}: why, open '/objects/ab'\n    at write (objects.ts:80:5)`)
  expect(explained(refused('ENOSPC'))).toBe('diskFull')
  for (const code of ['EROFS', 'EACCES', 'EPERM']) expect(explained(refused(code))).toBe('notWritable')
  const other = fromRenderer(
    'Error: Nothing is there.\n    at render (render-page.ts:1:2)\n    at async x (y.ts:3:4)',
  )
  expect(explained(other)).toBe('Error: Nothing is there.')
})

test('a known reason is translated into the reader’s language', () => {
  expect(reasonIn(translateIn('en'), 'diskFull')).toMatch(/^The disk is full/)
  expect(reasonIn(translateIn('id'), 'diskFull')).toMatch(/^Disk server penuh/)
  expect(reasonIn(translateIn('id'), 'a.html: no such icon')).toBe('a.html: no such icon')
  expect(reasonIn(translateIn('id'), null)).toBeNull()
})

test('a release that was replaced before a restart has checked it does not count as failed', async () => {
  const database = await createTestDatabase()
  const { deps, close } = testDeps(database.url)
  const log = new PublicationLog(deps, 'http://127.0.0.1:1')
  onTestFinished(async () => {
    await log.stop()
    await close()
    await database.drop()
  })
  const id = newId()
  await deps.db
    .insert(publication)
    .values({ id, release: id, changeId: 1, trigger: 'start', state: 'building' })
  const files = { 'index.html': { hash: 'none', size: 4, type: 'text/html' } }
  log.takeUp({ id, builtAt: '2026-11-20T10:00:00Z', change: 1, code: 'code', files }, () => false)
  const state = async () => (await deps.db.select().from(publication))[0]?.state
  await expect.poll(state, { timeout: 10_000 }).not.toBe('building')
  expect(await state()).toBe('live')
})
