import type { Page } from '@playwright/test'
import { publishEdit } from './administering.ts'
import { expect, ownPatientToken, test } from './journey.ts'

const prompt = (page: Page) => page.getByRole('complementary', { name: 'About this page' })
const cachedPaths = (page: Page) =>
  page.evaluate(async () => {
    const names = await caches.keys()
    const requests = await Promise.all(names.map(async name => (await caches.open(name)).keys()))
    return requests.flat().map(request => new URL(request.url).pathname)
  })
/** The first interaction: from now on the emergency page opens offline. */
async function interact(page: Page): Promise<void> {
  await page.getByRole('heading', { level: 1 }).click()
  await page.evaluate(async () => void (await navigator.serviceWorker.ready))
}

test('A page without interaction loads no service worker', async ({ page }) => {
  await page.goto('/about')
  await page.waitForLoadState('networkidle')
  expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0)
})

test('After one interaction the emergency page opens offline, in both languages', async ({
  page,
  context,
  complaints,
}) => {
  await page.goto('/about')
  await interact(page)
  await expect(prompt(page)).toContainText('The emergency page now opens without internet too.')
  await expect(prompt(page).getByRole('button', { name: 'Reload' })).toBeVisible()
  await prompt(page).getByRole('button', { name: 'Close' }).click()
  await expect(prompt(page)).toBeHidden()
  await context.setOffline(true)
  for (const [path, heading] of [
    ['/emergency', 'In an emergency, call'],
    ['/id/emergency', 'Dalam keadaan darurat, hubungi'],
  ] as const) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
    await expect(page.getByRole('link', { name: '119', exact: true })).toHaveAttribute('href', 'tel:119')
    expect(await page.evaluate(() => getComputedStyle(document.body).backgroundColor)).not.toBe(
      'rgba(0, 0, 0, 0)',
    )
  }
  complaints.splice(0)
})

test('Offline a cached page shows when it was read, and any other address shows what still works', async ({
  page,
  context,
  complaints,
}) => {
  await page.goto('/about')
  await interact(page)
  await page.goto('/units')
  await page.goto('/doctors?search=jantung')
  await page.goto(`/patients`)
  await context.setOffline(true)
  await page.goto('/units')
  await expect(page.getByRole('heading', { level: 1, name: 'Units and clinics' })).toBeVisible()
  await expect(page.getByRole('status').first()).toContainText(
    /You are offline\. This is the page as it was on \w+, \d/,
  )
  await page.goto('/id/specialists')
  await expect(page.getByRole('heading', { level: 1, name: 'Anda sedang luring' })).toBeVisible()
  await expect(page).toHaveURL('/id/specialists')
  for (const path of ['/doctors?search=jantung', '/patients']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1, name: 'You are offline' })).toBeVisible()
  }
  await expect(page.getByRole('link', { name: 'Call 119' })).toHaveAttribute('href', 'tel:119')
  await context.setOffline(false)
  await page.getByRole('link', { name: 'Try again' }).click()
  await expect(page).toHaveURL(/\/auth\/patients/)
  complaints.splice(0)
})

test('Nothing of the API and the portal is cached, and cached pages are deleted at sign-out', async ({
  page,
}) => {
  const token = await ownPatientToken()
  await page.goto('/about')
  await interact(page)
  await page.goto('/units')
  await expect.poll(() => cachedPaths(page)).toContain('/units')
  await page.evaluate(value => localStorage.setItem('token', value), token)
  await page.goto('/patients')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect((await cachedPaths(page)).filter(path => /^\/(api|patients|admins|auth)/.test(path))).toEqual([])
  await page.getByRole('button', { name: /Raden/ }).click()
  await page.getByRole('menuitem', { name: /log ?out|sign out/i }).click()
  await expect(page).toHaveURL('/')
  expect(await cachedPaths(page)).not.toContain('/units')
})

test('After a new release a page that stayed open offers to reload', { tag: '@proof' }, async ({
  page,
  complaints,
}) => {
  test.setTimeout(180_000)
  await page.goto('/about')
  await interact(page)
  await page.goto('/units')
  await page.getByRole('heading', { level: 1 }).click()
  await expect.poll(() => page.evaluate(() => Boolean(navigator.serviceWorker.controller))).toBe(true)
  const number = '+62 21 0000 0999'
  const before = await publishEdit('addresses', 'jakarta', data => ({
    ...data,
    phones: { ...(data.phones as object), emergency_call: number },
  }))
  try {
    // The visitor returns to the tab.
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
    await expect(prompt(page)).toContainText('This page has been updated since you opened it.')
    await page.evaluate(() => Object.assign(globalThis, { old: true }))
    await prompt(page).getByRole('button', { name: 'Reload' }).click()
    await expect.poll(() => page.evaluate(() => 'old' in globalThis)).toBe(false)
    // The page that opens offline is the newest.
    await page.context().setOffline(true)
    await page.goto('/emergency')
    await expect(page.getByRole('link', { name: /Call Jakarta/ })).toHaveAttribute(
      'href',
      'tel:+622100000999',
    )
    await page.context().setOffline(false)
  } finally {
    await publishEdit('addresses', 'jakarta', () => before)
  }
  // The browser reports the failed connection.
  complaints.splice(0)
})

test('A missing chunk of an older release offers a reload instead of a broken page', {
  tag: '@proof',
}, async ({ page, complaints }) => {
  await page.route('**/_assets/worker.client.*.js', route => route.fulfill({ status: 404 }))
  await page.goto('/about')
  const cancelled = page.evaluate(
    () =>
      new Promise<boolean>(resolve =>
        addEventListener('vite:preloadError', event => setTimeout(() => resolve(event.defaultPrevented))),
      ),
  )
  await page.getByRole('heading', { level: 1 }).click()
  await expect(prompt(page)).toContainText('Part of this page could not be loaded.')
  await expect(prompt(page).getByRole('button', { name: 'Reload' })).toBeVisible()
  expect(await cancelled).toBe(false)
  complaints.splice(0)
})

test('The portal reports a missing chunk too, in the reader’s language', { tag: '@proof' }, async ({
  page,
  complaints,
}) => {
  await page.route('**/_assets/worker.client.*.js', route => route.fulfill({ status: 404 }))
  await page.addInitScript(() => localStorage.setItem('language', 'id'))
  await page.goto('/auth/patients')
  await page.getByRole('heading', { level: 1 }).click()
  await expect(page.getByRole('complementary', { name: 'Tentang halaman ini' })).toContainText(
    'Sebagian halaman ini tidak dapat dimuat.',
  )
  complaints.splice(0)
})

test('In the portal, where Trusted Types refuse plain text as a script’s address, the service worker is registered too', {
  tag: '@proof',
}, async ({ page }) => {
  await page.goto('/auth/patients')
  await interact(page)
  await expect.poll(() => cachedPaths(page)).toContain('/emergency')
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })
  test('The emergency page is complete in under 15 KB, before its font', async ({ page }) => {
    const bodies: Promise<Buffer>[] = []
    const fonts: Promise<Buffer>[] = []
    page.on('response', response => {
      const isFont = response.request().resourceType() === 'font'
      void (isFont ? fonts : bodies).push(response.body())
    })
    await page.goto('/emergency', { waitUntil: 'networkidle' })
    await expect(page.getByRole('link', { name: '119', exact: true })).toHaveAttribute('href', 'tel:119')
    await expect(page.getByRole('listitem').filter({ hasText: 'chest' }).first()).toBeVisible()
    const sizeOf = async (all: Promise<Buffer>[]) =>
      (await Promise.all(all)).reduce((sum, body) => sum + body.length, 0)
    const bytes = await sizeOf(bodies)
    // Uncompressed, with all files that the text waits for. It does not wait for the font.
    expect(fonts).toHaveLength(1)
    expect(await sizeOf(fonts)).toBeLessThan(13_000)
    expect(bytes).toBeGreaterThan(5_000)
    expect(bytes).toBeLessThan(15_000)
  })
})

test('A message in the corner says that the connection is lost, and when it is back', {
  tag: '@proof',
}, async ({ page, context, complaints }) => {
  await page.goto('/units')
  await interact(page)
  const messages = page.getByRole('region', { name: 'Messages' })
  await expect(messages).not.toContainText('connection')
  await context.setOffline(true)
  await expect(messages).toContainText('No connection')
  await context.setOffline(false)
  await expect(messages).toContainText('Back online')
  await expect(messages).not.toContainText('No connection')
  await messages.getByRole('button', { name: 'Close' }).click()
  await expect(messages).not.toContainText('Back online')
  // The browser itself reports the requests that were under way when the connection was lost.
  complaints.splice(0)
})
