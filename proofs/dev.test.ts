import { cpSync, mkdtempSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { type Browser, chromium, type Page } from '@playwright/test'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { emailLines } from '#dev/print-emails.ts'
import { browserFlags, findBrowser } from '../tests/browser.ts'
import { freePort, killMine, removeFolder, spawnNode } from './processes.ts'

const root = join(import.meta.dirname, '..')
const folder = mkdtempSync(join(tmpdir(), 'rawat-dev-'))
/** A copy of the project: the tests save changes of its files, and other tests read those of the project itself. */
const project = join(folder, 'project')
const left = new Set(['node_modules', '.git', 'data', 'data-dev', 'dist', 'test-results'])
const administrator = { email: 'admin@example.org', password: 'only in development' }
/** For a machine that does much else at once. */
const timeout = { timeout: 60_000 }

let site: string
let dev: ReturnType<typeof spawnNode>
let ended: Promise<unknown>
let browser: Browser

beforeAll(async () => {
  cpSync(root, project, { recursive: true, filter: path => !left.has(relative(root, path)) })
  symlinkSync(join(root, 'node_modules'), join(project, 'node_modules'))
  const port = await freePort()
  site = `http://127.0.0.1:${port}`
  const main = join(project, 'src/dev/main.ts')
  dev = spawnNode(['--no-experimental-webstorage', main], { PORT: String(port) })
  ended = new Promise(resolve => dev.once('close', resolve))
  let out = ''
  await new Promise<void>((resolve, reject) => {
    dev.stdout?.on('data', chunk => {
      out += chunk
      if (out.includes(`Rawat is at ${site}, for development.`)) resolve()
    })
    ended.then(() => reject(new Error(`It ended before it printed its address.\n${out}`)))
  })
  browser = await chromium.launch({ executablePath: findBrowser(), args: browserFlags })
}, 300_000)
afterAll(async () => {
  await browser?.close()
  await killMine()
  await removeFolder(folder)
})

const ask = (path: string) => fetch(site + path, { headers: { accept: 'text/html' } })

test('npm run dev serves pages, portal and API at one address, with the content policy', {
  timeout: 300_000,
}, async () => {
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
})

test('/examples shows every part of ui and kit', timeout, async () => {
  const page = await browser.newPage()
  const errors: string[] = []
  page.on('pageerror', error => errors.push(error.message))
  await page.goto(`${site}/examples`)
  await page.locator('.examples-part').nth(40).waitFor(timeout)
  expect(errors).toEqual([])
  await page.close()
})

/** Saves a change of a component, and returns whether the open page was reloaded to show it. */
async function save(page: Page, file: string, markup: string): Promise<boolean> {
  const path = join(project, file)
  const before = readFileSync(path, 'utf8')
  const start = before.indexOf('\n---\n') + '\n---\n'.length
  await page.evaluate(() => Object.assign(globalThis, { opened: true }))
  writeFileSync(path, `${before.slice(0, start)}${markup}${before.slice(start)}`)
  await page.locator('[title=saved]').waitFor({ state: 'attached', ...timeout })
  const reloaded = !(await page.evaluate(() => 'opened' in globalThis))
  writeFileSync(path, before)
  await page.locator('[title=saved]').waitFor({ state: 'detached', ...timeout })
  return reloaded
}

test('saved markup is shown in the open page; where a script may be attached, the page is reloaded', {
  timeout: 300_000,
}, async () => {
  const page = await browser.newPage()
  const errors: string[] = []
  page.on('pageerror', error => errors.push(error.message))
  // What the server rendered before is known once the page has fetched it, which a busy machine does late.
  const before = page.waitForResponse(
    answer => answer.url() === `${site}/about` && answer.request().resourceType() === 'fetch',
  )
  await page.goto(`${site}/about`)
  await before
  await page.waitForLoadState('networkidle')
  const file = 'src/components/about/Opening.astro'
  // Several times: renderings of one page differ in where Astro puts the code of islands.
  for (let time = 0; time < 4; time++) {
    expect(await save(page, file, '<p title="saved">In place</p>')).toBe(false)
    await page.waitForLoadState('networkidle')
  }
  expect(await save(page, file, '<p title="saved" data-near="open">By a script</p>')).toBe(true)
  expect(errors).toEqual([])
  await page.close()
})

async function edit(method: string, path: string, body: object): Promise<{ version: number }> {
  const headers: Record<string, string> = { 'content-type': 'application/json', accept: 'application/json' }
  const call = async <T>(name: string, init: object): Promise<T> => {
    const answer = await fetch(`${site}/api/${name}`, { headers, ...init })
    expect([name, answer.ok]).toEqual([name, true])
    return (await answer.json()).result
  }
  const { token } = await call<{ token: string }>('auth/admins/login', {
    ...{ method: 'POST', body: JSON.stringify(administrator) },
  })
  headers.authorization = `Bearer ${token}`
  return call(path, { method, body: JSON.stringify(body) })
}

test('content that an administrator saves is on the page at the next reload, on a new page too', {
  timeout: 300_000,
}, async () => {
  const page = await browser.newPage()
  // Astro lists the addresses of this kind of page at its first visit.
  await page.goto(`${site}/facilities/mri-3-tesla`)
  const data = { slug: 'quiet-room', name: { en: 'Quiet room', id: 'Ruang tenang' } }
  const { version } = await edit('POST', 'facilities', { data, publish: true })
  await page.goto(`${site}/facilities/quiet-room`)
  expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('Quiet room')
  const renamed = { ...data, name: { ...data.name, en: 'Room of silence' } }
  await edit('PUT', 'facilities/quiet-room', { data: renamed, version, publish: true })
  await page.reload()
  expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('Room of silence')
  await page.close()
})

test('it ends with all its processes', { timeout: 60_000 }, async () => {
  dev.kill('SIGINT')
  expect(await ended).toBe(0)
  await expect(ask('/api/livez')).rejects.toThrow()
})

test('an email on the terminal shows its recipient, its subject, and links that open', () => {
  const text = 'Open https://example.org/a?b=1 or https://example.org/c\nhttps://example.org/c'
  expect(
    emailLines({ to: 'ayu@example.org', subject: 'Your code: 123456', text }, 'http://127.0.0.1/mail').split(
      '\n',
    ),
  ).toEqual([
    'Mail to ayu@example.org: Your code: 123456',
    '  http://127.0.0.1/mail',
    '  in it: https://example.org/a?b=1',
    '  in it: https://example.org/c',
  ])
})
