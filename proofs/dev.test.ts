import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { mailLines } from '#dev/mails.ts'
import { freePort, killMine, removeFolder, spawnNode } from './processes.ts'

const folder = mkdtempSync(join(tmpdir(), 'rawat-dev-'))
afterAll(async () => {
  await killMine()
  await removeFolder(folder)
})

test('npm run dev serves pages, portal and API at one address, with the content policy, and ends all its processes', {
  timeout: 300_000,
}, async () => {
  const port = await freePort()
  const main = join(import.meta.dirname, '../src/dev/main.ts')
  const dev = spawnNode(['--no-experimental-webstorage', main, '--data', folder], { PORT: String(port) })
  const ended = new Promise(resolve => dev.once('close', resolve))
  let out = ''
  const said = new Promise<void>((resolve, reject) => {
    dev.stdout?.on('data', chunk => {
      out += chunk
      if (out.includes(`Rawat is at http://127.0.0.1:${port}, for development.`)) resolve()
    })
    ended.then(() => reject(new Error(`It ended before it printed its address.\n${out}`)))
  })
  await said
  const ask = (path: string) => fetch(`http://127.0.0.1:${port}${path}`, { headers: { accept: 'text/html' } })
  expect(await (await ask('/api/livez')).json()).toMatchObject({ result: { status: 'live' } })
  for (const [path, status, language] of [
    ['/', 200, 'en'],
    ['/id', 200, 'id'],
    ['/patients/appointments/history', 200, 'en'],
    ['/id/nothing', 404, 'id'],
  ] as const) {
    const page = await ask(path)
    expect([path, page.status]).toEqual([path, status])
    expect(page.headers.get('content-security-policy')).toMatch(/^default-src 'none'; script-src 'self'/)
    expect(await page.text()).toContain(`<html lang="${language}"`)
  }
  dev.kill('SIGINT')
  expect(await ended).toBe(0)
  await expect(ask('/api/livez')).rejects.toThrow()
})

test('an email on the terminal shows its recipient, its subject, and links that open', () => {
  const text = 'Open https://example.org/a?b=1 or https://example.org/c\nhttps://example.org/c'
  expect(
    mailLines({ to: 'ayu@example.org', subject: 'Your code: 123456', text }, 'http://127.0.0.1/mail').split(
      '\n',
    ),
  ).toEqual([
    'Mail to ayu@example.org: Your code: 123456',
    '  http://127.0.0.1/mail',
    '  in it: https://example.org/a?b=1',
    '  in it: https://example.org/c',
  ])
})
