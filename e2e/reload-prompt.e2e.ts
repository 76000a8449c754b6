import type { Page } from '@playwright/test'
import { administratorToken, expect, patientToken, test } from './journey.ts'

const prompt = (page: Page) => page.getByRole('complementary', { name: 'About this page' })

/** The links, buttons, fields and free times in the viewport that the prompt covers, those of the bottom menu included. */
const covered = (page: Page) =>
  page.evaluate(async () => {
    // The message moves in the frame after a scroll event, and after a change of its text.
    await new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))
    const message = document.querySelector('[data-reload-prompt]:not([hidden])')
    if (!message || getComputedStyle(message).opacity === '0') return []
    const own = message.getBoundingClientRect()
    return [...document.querySelectorAll('a[href], button, input, select, textarea, summary, .chip')]
      .filter(one => !message.contains(one) && one.checkVisibility({ visibilityProperty: true }))
      .filter(one => {
        const { left, right, top, bottom } = one.getBoundingClientRect()
        return left < own.right && right > own.left && top < own.bottom && bottom > own.top
      })
      .map(one => `${one.tagName} ${one.textContent || one.getAttribute('name')}`)
  })
/** The text in the viewport that the prompt covers. */
const coveredText = (page: Page) =>
  page.evaluate(() => {
    const message = document.querySelector('[data-reload-prompt]:not([hidden])') as Element
    const own = message.getBoundingClientRect()
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const range = document.createRange()
    const found: string[] = []
    while (texts.nextNode()) {
      const { textContent, parentElement } = texts.currentNode
      if (!textContent?.trim() || message.contains(parentElement) || !parentElement?.checkVisibility())
        continue
      range.selectNodeContents(texts.currentNode)
      const { left, right, top, bottom, width } = range.getBoundingClientRect()
      if (width > 1 && left < own.right && right > own.left && top < own.bottom && bottom > own.top)
        found.push(textContent.trim())
    }
    return found
  })
const isSeen = (page: Page) =>
  prompt(page).evaluate(message => {
    const { top, bottom } = message.getBoundingClientRect()
    return getComputedStyle(message).opacity === '1' && top >= 0 && bottom <= innerHeight
  })

/** Scrolls to the end of the page in steps: the prompt never covers a control, and is readable at the end. */
async function scrollThrough(page: Page): Promise<void> {
  for (let step = 0; step < 40; step++) {
    // Free times are loaded while a reader scrolls, and the message moves in the frame after them.
    await expect.poll(() => covered(page), { message: `at step ${step}`, timeout: 2000 }).toEqual([])
    const end = await page.evaluate(
      by => {
        const before = scrollY
        scrollBy({ top: by, behavior: 'instant' })
        return scrollY === before
      },
      step === 30 ? 1e6 : 90,
    )
    if (end) break
  }
  await expect.poll(() => isSeen(page)).toBe(true)
  expect(await covered(page), 'at the end').toEqual([])
  expect(await coveredText(page), 'at the end').toEqual([])
  // Closing it does not move the page under the reader.
  const end = await page.evaluate(() => scrollY)
  await prompt(page).getByRole('button').last().click()
  await expect(prompt(page)).toBeHidden()
  expect(await page.evaluate(() => scrollY)).toBe(end)
}

const areas = [
  {
    paths: ['/', '/about', '/contact', '/doctors', '/doctors/retno-wulandari-prabaningrum'],
    token: undefined,
  },
  { paths: ['/auth/patients', '/auth/signup-patients', '/auth/admins'], token: undefined },
  { paths: ['/patients', '/patients/doctors', '/patients/profile-edit'], token: patientToken },
  { paths: ['/admins', '/admins/doctors', '/admins/doctors/add'], token: administratorToken },
]
const viewports = [
  { width: 360, height: 740 },
  { width: 1280, height: 800 },
]
/** `npm test` checks the first page of visitors at 360 px. */
const tagOf = (path: string, { width }: { width: number }) =>
  path === '/' && width === 360 ? [] : ['@proof']
for (const viewport of viewports)
  test.describe(`${viewport.width} px wide`, () => {
    test.use({ viewport })
    for (const { paths, token } of areas)
      for (const path of paths) {
        const tag = tagOf(path, viewport)
        test(`The message of the first interaction covers no control on ${path}`, { tag }, async ({
          page,
        }) => {
          const own = await token?.()
          if (own) await page.addInitScript(value => localStorage.setItem('token', value), own)
          // The check takes longer than the message stays; in a hidden tab its timer does not run.
          await page.addInitScript(() => Object.defineProperty(document, 'hidden', { value: true }))
          await page.goto(path)
          await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
          await page.waitForLoadState('networkidle')
          await page.keyboard.press('Shift')
          await expect(prompt(page)).toContainText('The emergency page now opens without internet too.')
          await scrollThrough(page)
        })
      }
  })

test('It is shown once on a device, closes by itself, and stays while it is being used', async ({ page }) => {
  await page.clock.install()
  await page.goto('/about')
  await page.keyboard.press('Shift')
  const message = prompt(page)
  await expect(message.getByRole('status')).toHaveText('The emergency page now opens without internet too.')
  await expect(message.getByRole('button', { name: 'Reload' })).toBeVisible()
  await expect(message.getByRole('button', { name: 'Close' })).toBeVisible()
  await message.hover()
  await page.clock.runFor(11_000)
  await expect(message).toBeVisible()
  await page.mouse.move(2, 2)
  await page.clock.runFor(11_000)
  await expect(message).toBeHidden()
  // A newly installed service worker does not show it again either.
  await page.evaluate(async () => {
    for (const one of await navigator.serviceWorker.getRegistrations()) await one.unregister()
  })
  await page.goto('/units')
  await page.keyboard.press('Shift')
  const state = () => page.evaluate(async () => (await navigator.serviceWorker.ready).active?.state)
  await expect.poll(state).toBe('activated')
  await page.clock.runFor(1500)
  await expect(message).toBeHidden()
})

test('A message without a free place on one page is shown on the next', { tag: '@proof' }, async ({
  page,
}) => {
  // Its timer does not run in a hidden tab, so it counts as not read.
  await page.addInitScript(() => Object.defineProperty(document, 'hidden', { value: true }))
  await page.goto('/about')
  await page.keyboard.press('Shift')
  await expect(prompt(page)).toContainText('The emergency page now opens')
  await page.goto('/units')
  await page.keyboard.press('Shift')
  await expect(prompt(page)).toContainText('The emergency page now opens')
})
