import { expect, test } from './journey.ts'

/** What a printed page shows, and what not. */
for (const [path, needed] of [
  [
    '/doctors/ayu-lestari-kusumaningtyas',
    ['Ayu Lestari', 'WIB', 'RS Rawat Nusantara Jakarta', 'Consultation fee'],
  ],
  [
    '/packages/executive-check-up',
    ['IDR 3,250,000', 'Inclusions', 'Before you come', 'RS Rawat Nusantara Jakarta'],
  ],
] as const)
  test(`${path} prints what a reader needs, without buttons and menus`, async ({ page }) => {
    await page.goto(path)
    await page.emulateMedia({ media: 'print' })
    for (const text of needed)
      await expect(page.getByText(text).filter({ visible: true }).first()).toBeVisible()
    await expect(page.locator('.only-print').filter({ hasText: path })).toBeVisible()
    await expect(
      page
        .getByText(/\+62 21/)
        .filter({ visible: true })
        .first(),
    ).toBeVisible()
    for (const name of ['navigation', 'contentinfo', 'button', 'search'] as const)
      await expect(page.getByRole(name).filter({ visible: true })).toHaveCount(0)
    // The name stands on as few lines as it does on the screen.
    const title = await page.getByRole('heading', { level: 1 }).boundingBox()
    expect(title?.width).toBeGreaterThan(200)
  })
