import { picture } from '../tests/pictures.ts'
import { publishEdit } from './administering.ts'
import { expect, rawat, test, withAdministratorSession } from './journey.ts'

test('A hospital’s own colour, logo and hours are shown on public pages, in the portal and on the sign-in screens', {
  tag: '@proof',
}, async ({ page, browser }) => {
  test.setTimeout(240_000)
  // Restores the previous settings for the other journeys.
  const before = await publishEdit('settings', 'settings', data => data)
  const colourOf = () =>
    page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--brand').trim())
  const editor = await browser.newPage({ baseURL: rawat.address })
  await withAdministratorSession(editor)
  const publish = async () => {
    const button = editor.getByRole('button', { name: /^Publish/ })
    await expect(button).toBeEnabled()
    // By a key: the bar slides in when the page scrolls up to the button, and a click can miss a button that moves.
    await button.press('Enter')
    const notice = editor.getByRole('status').filter({ hasText: /site was updated at \d\d/ })
    await expect(notice).toBeVisible({ timeout: 60_000 })
  }
  try {
    await page.goto('/')
    const emerald = await colourOf()
    await editor.goto('/admins/settings/identity')
    await editor.getByRole('slider', { name: 'Hue' }).fill('250')
    const logo = editor.getByRole('group', { name: 'Logo' })
    const chooser = editor.waitForEvent('filechooser')
    await logo.getByRole('button', { name: 'Upload a picture' }).click()
    await (await chooser).setFiles({
      name: `logo ${Date.now()}.jpg`,
      mimeType: 'image/jpeg',
      buffer: await picture({ width: 600, height: 600 }),
    })
    const dialog = editor.getByRole('dialog', { name: 'Choose a picture' })
    await dialog.getByLabel('English').fill('Our logo', { timeout: 40_000 })
    await dialog.getByLabel('Indonesian').fill('Logo kami')
    await dialog.getByRole('button', { name: 'Use this picture' }).click()
    await expect(dialog).toBeHidden()
    await publish()
    await editor.goto('/admins/settings/hours')
    await editor.getByLabel('Closes').last().fill('15:30')
    await publish()

    for (const path of ['/', '/id/about', '/patients', '/auth/patients']) {
      await page.goto(path)
      await expect.poll(colourOf, path).not.toBe(emerald)
      const mark = page.getByRole('banner').locator('img').first()
      await expect(mark, path).toHaveAttribute('src', /^\/media\//)
      await expect
        .poll(() => mark.evaluate((img: HTMLImageElement) => img.naturalWidth), path)
        .toBeGreaterThan(0)
    }
    await page.goto('/')
    await expect(page.getByRole('contentinfo')).toContainText('3:30pm')
  } finally {
    await editor.close()
    await publishEdit('settings', 'settings', () => before)
  }
})
