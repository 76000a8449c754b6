import type { Page } from '@playwright/test'
import { expect, test } from './journey.ts'

const root = (page: Page) => page.locator('html')
const change = (page: Page) =>
  page.getByRole('banner').getByRole('button', { name: 'Light or dark' }).first().click()
const stored = (page: Page) => page.evaluate(() => localStorage.getItem('color-schema') ?? 'auto')

/** Records every animation of a view transition when it begins. */
const watchReveals = (page: Page) =>
  page.addInitScript(() => {
    const begun: unknown[] = []
    Object.assign(globalThis, { begun })
    const animate = Element.prototype.animate
    Element.prototype.animate = function (frames, options) {
      begun.push({ frames, options })
      return animate.call(this, frames, options)
    }
  })
const reveals = (page: Page) =>
  page.evaluate(
    () =>
      (
        globalThis as unknown as {
          begun: { frames: { clipPath: string[] }; options: Record<string, unknown> }[]
        }
      ).begun,
  )

test.use({ viewport: { width: 1280, height: 800 }, colorScheme: 'light' })

test('The dark scheme appears in a circle within 300 ms, ease-in, and is stored until the reader returns to the device’s scheme', async ({
  page,
}) => {
  await watchReveals(page)
  await page.goto('/about')
  expect(await stored(page)).toBe('auto')
  await change(page)
  await expect(root(page)).toHaveClass(/is-dark/)
  expect(await stored(page)).toBe('dark')
  await expect.poll(async () => (await reveals(page)).length).toBe(1)
  const [{ frames, options }] = (await reveals(page)) as [Awaited<ReturnType<typeof reveals>>[number]]
  expect(frames.clipPath.every(one => one.startsWith('circle('))).toBe(true)
  expect(options).toMatchObject({
    duration: 300,
    easing: 'ease-in',
    pseudoElement: '::view-transition-new(root)',
  })
  await expect(root(page)).not.toHaveClass(/is-revealing/)
  await change(page)
  await expect(root(page)).not.toHaveClass(/is-dark/)
  expect(await stored(page)).toBe('auto')
})

test('With reduced motion the dark scheme appears at once', { tag: '@proof' }, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await watchReveals(page)
  await page.goto('/about')
  await change(page)
  await expect(root(page)).toHaveClass(/is-dark/)
  expect(await reveals(page)).toEqual([])
})

test('Without a choice the page follows the device’s scheme', { tag: '@proof' }, async ({ page }) => {
  await page.goto('/about')
  await expect(root(page)).not.toHaveClass(/is-dark/)
  await page.emulateMedia({ colorScheme: 'dark' })
  await expect(root(page)).toHaveClass(/is-dark/)
})
