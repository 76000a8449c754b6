import type { Page } from '@playwright/test'
import { expect, patientToken, test } from './journey.ts'

/** The numbers are above the doctors, and each is a link of at least a finger's size. */
async function expectNotice(page: Page, name: string, first = 'tel:119'): Promise<void> {
  const notice = page.locator('.emergency-notice[data-sign]')
  await expect(notice.getByRole('heading', { name })).toBeVisible()
  const calls = notice.locator('a[href^="tel:"]')
  await expect(calls.first()).toHaveAttribute('href', first)
  await expect(calls.last()).toHaveAttribute('href', /^tel:\+62/)
  // The page may still be scrolling to the notice.
  await expect(async () => {
    for (const call of await calls.all()) {
      const box = await call.boundingBox()
      expect(box?.height).toBeGreaterThanOrEqual(44)
      expect(box && box.y + box.height).toBeLessThanOrEqual(page.viewportSize()?.height ?? 0)
      // The bottom menu of a phone must not cover it either.
      const free = await call.evaluate(one => {
        const { left, bottom } = one.getBoundingClientRect()
        return one.contains(document.elementFromPoint(left + 20, bottom - 2))
      })
      expect(free, String(await call.textContent())).toBe(true)
    }
  }).toPass({ timeout: 15_000 })
  const row = page.locator('[data-answer-list] > li, [role="option"]').first()
  if (await row.isVisible()) {
    const [above, below] = [await calls.last().boundingBox(), await row.boundingBox()]
    expect(above && above.y + above.height).toBeLessThan(below?.y ?? 0)
  }
}

test.describe('On a phone the emergency notice comes before the doctors', () => {
  test.use({ viewport: { width: 360, height: 640 } })

  test('from the home page’s “Nyeri dada”, with the number of the chosen location', async ({ page }) => {
    await page.goto('/id')
    await page.getByRole('link', { name: 'Nyeri dada' }).click()
    await expectNotice(page, 'Ini bisa jadi serangan jantung')
    await page.getByRole('radio', { name: /Makassar/ }).check({ force: true })
    await expect(page.locator('[data-sign] a[href="tel:+624110000219"]')).toBeVisible()
  })

  test('while the visitor types on the home page', async ({ page }) => {
    await page.goto('/id')
    await page.getByRole('combobox').pressSequentially('bicara pelo')
    await expectNotice(page, 'Ini bisa jadi stroke')
    // A letter scrolls the field back into view.
    await page.getByRole('combobox').press('!')
    await expectNotice(page, 'Ini bisa jadi stroke')
  })

  test('in the header’s search box, in a calm tone and with the counselling number for thoughts of suicide', async ({
    page,
  }) => {
    await page.goto('/id/about')
    await page.getByLabel('Cari dokter').click()
    await page.locator('.toolbar-search input').pressSequentially('pengen bunuh diri')
    await expectNotice(page, 'Anda tidak sendirian', 'tel:119,8')
    await page.keyboard.press('Escape')
    await page.getByLabel('Cari dokter').click()
    await expect(page.locator('[data-sign]')).toHaveCount(0)
  })

  test('is announced once while it is the same, and disappears with the words that caused it', {
    tag: '@proof',
  }, async ({ page }) => {
    await page.goto('/doctors')
    const field = page.locator('#finder-term')
    await field.pressSequentially('chest pain')
    await expectNotice(page, 'This could be a heart attack')
    await field.press('!')
    await expectNotice(page, 'This could be a heart attack')
    await page.evaluate(() => {
      const slot = document.querySelector('[data-emergency]') as HTMLElement
      new MutationObserver(() => {
        slot.dataset.changes = String(Number(slot.dataset.changes ?? 0) + 1)
      }).observe(slot, { childList: true })
    })
    await field.pressSequentially(' since this morning')
    await expect(page).toHaveURL(/this\+morning/)
    await expect(page.locator('[data-emergency]')).not.toHaveAttribute('data-changes')
    await field.fill('')
    await expect(page.locator('[data-sign]')).toHaveCount(0)
  })

  test('works offline after one interaction with a page', { tag: '@proof' }, async ({
    page,
    context,
    complaints,
  }) => {
    await page.goto('/about')
    await page.getByRole('heading', { level: 1 }).click()
    await page.evaluate(async () => void (await navigator.serviceWorker.ready))
    await page.reload()
    await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state)).toBe('activated')
    await context.setOffline(true)
    await page.getByLabel('Search for a doctor').click()
    await page.locator('.toolbar-search input').pressSequentially('chest pain')
    await expectNotice(page, 'This could be a heart attack')
    await page.goto('/id/doctors?search=bicara+pelo&location=makassar')
    await expect(page.getByRole('heading', { level: 1, name: 'Anda sedang luring' })).toBeVisible()
    await expectNotice(page, 'Ini bisa jadi stroke')
    await expect(page.locator('[data-sign] a[href="tel:+624110000219"]')).toBeVisible()
    complaints.splice(0)
  })
})

test.describe('Without a service worker', () => {
  // A service worker would have cached the data of the signs.
  test.use({ serviceWorkers: 'block' })

  test('a word typed after the connection was lost is recognised, because the field had the focus before', {
    tag: '@proof',
  }, async ({ page, context, complaints }) => {
    await page.goto('/id/doctors')
    const data = page.waitForResponse('**/search/emergency.json')
    await page.getByRole('main').getByRole('searchbox').focus()
    await (await data).finished()
    await context.setOffline(true)
    await page.getByRole('main').getByRole('searchbox').pressSequentially('bicara pelo')
    await expectNotice(page, 'Ini bisa jadi stroke')
    complaints.splice(0)
  })

  test('if the data of the signs cannot be read, the general emergency line is shown', {
    tag: '@proof',
  }, async ({ page, complaints }) => {
    await page.route('**/search/emergency.json', route => route.abort())
    const call = page.locator('[role="alert"] a[href="tel:119"]')
    await page.goto('/about')
    await page.getByLabel('Search for a doctor').click()
    await page.locator('.toolbar-search input').pressSequentially('chest pain')
    await expect(call).toBeVisible()
    await page.locator('.toolbar-search input').fill('')
    await expect(call).toHaveCount(0)
    await page.goto('/')
    await page.getByRole('combobox').pressSequentially('chest pain')
    await expect(call).toBeVisible()
    await page.goto('/doctors')
    await page.locator('#finder-term').pressSequentially('chest pain')
    await expect(call).toBeVisible()
    await expect(call.locator('xpath=ancestor::section')).toContainText('Is it an emergency?')
    complaints.splice(0)
  })
})

test.describe('In the portal the emergency notice comes before the doctors', () => {
  test.use({ viewport: { width: 360, height: 640 } })
  test.beforeEach(async ({ page }) => {
    const token = await patientToken()
    await page.addInitScript(value => localStorage.setItem('token', value), token)
    await page.goto('/patients/doctors')
  })
  const field = (page: Page) => page.getByRole('main').getByRole('searchbox')
  const place = (page: Page) => page.getByRole('main').getByLabel('Location')

  test('with two numbers, those of the chosen location', async ({ page }) => {
    await field(page).pressSequentially('nyeri dada')
    await expectNotice(page, 'This could be a heart attack')
    await expect(page.locator('[data-sign] a[href^="tel:"]')).toHaveCount(2)
    const [above, below] = [
      await page.locator('[data-sign]').boundingBox(),
      await page.getByRole('main').getByRole('status').first().boundingBox(),
    ]
    expect(above && above.y + above.height).toBeLessThanOrEqual(below?.y ?? 0)
    await place(page).selectOption({ label: 'Makassar' })
    await expect(page.locator('[data-sign] a[href="tel:+624110000219"]')).toBeVisible()
    await field(page).fill('')
    await expect(page.locator('[data-sign]')).toHaveCount(0)
  })

  test('in a calm tone for thoughts of suicide', { tag: '@proof' }, async ({ page }) => {
    await field(page).pressSequentially('pengen bunuh diri')
    await expectNotice(page, 'You are not alone', 'tel:119,8')
    await expect(page.locator('[data-sign] a[href="tel:119"]')).toBeVisible()
    // A letter scrolls the field back into view, so there must be room for both.
    await field(page).press('!')
    await expectNotice(page, 'You are not alone', 'tel:119,8')
    await expect(field(page)).toBeInViewport({ ratio: 1 })
  })

  test('stays in view if the doctors load after the numbers', { tag: '@proof' }, async ({ page }) => {
    const delayed: (() => Promise<void>)[] = []
    await page.route('**/api/doctors?*', async route => void delayed.push(() => route.continue()))
    await page.reload()
    await field(page).pressSequentially('pengen bunuh diri')
    await expect(page.getByRole('heading', { name: 'You are not alone' })).toBeVisible()
    for (const resume of delayed) await resume()
    await expectNotice(page, 'You are not alone', 'tel:119,8')
  })

  test('with the hospital’s own numbers if the signs cannot be loaded', { tag: '@proof' }, async ({
    page,
    complaints,
  }) => {
    await page.route('**/search/emergency.json', route => route.abort())
    await field(page).pressSequentially('nyeri dada')
    await expect(page.getByRole('main').getByText(/^Emergency:/)).toBeVisible()
    complaints.splice(0)
  })
})

test.describe('Without scripts', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 360, height: 640 } })

  test('the server puts the emergency notice into the page', async ({ page }) => {
    await page.goto('/id/doctors?search=nyeri+dada')
    await expectNotice(page, 'Ini bisa jadi serangan jantung')
    await expect(page.locator('[data-emergency-line]')).toBeHidden()
  })

  test('every list of doctors has the general emergency line above it', async ({ page }) => {
    for (const path of ['/doctors', '/doctors/a-z/a', '/specialists/cardiology', '/id/doctors']) {
      await page.goto(path)
      const line = page.locator('[data-emergency-line]').first()
      await expect(line, path).toBeVisible()
      await expect(line.locator('a').first()).toHaveAttribute('href', 'tel:119')
      const [above, below] = [
        await line.boundingBox(),
        await page.locator('[data-near="doctors"]').first().boundingBox(),
      ]
      expect(above?.y, path).toBeLessThan(below?.y ?? 0)
    }
  })
})
