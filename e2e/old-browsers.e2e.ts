import { expect, test } from './journey.ts'

test('The first press on Send is handled by the form’s script, however late the script loads', {
  tag: '@proof',
}, async ({ page, complaints }) => {
  const requested = Promise.withResolvers<void>()
  const pressed = Promise.withResolvers<void>()
  await page.route(/send\.client/, async route => {
    requested.resolve()
    await pressed.promise
    await route.continue()
  })
  await page.goto('/contact')
  // As in browsers that do not focus a pressed button and send no pointer event before the click.
  await page.evaluate(() => document.querySelector<HTMLButtonElement>('form[data-form] [data-send]')?.click())
  await requested.promise
  pressed.resolve()
  await expect(page.locator('.field-error:visible').first()).toBeVisible()
  await expect(page).toHaveURL('/contact')
  // The browser itself reports the refused form.
  complaints.splice(0)
})

test.describe('Below the oldest supported version', () => {
  test.use({ bypassCSP: true, serviceWorkers: 'block' })

  for (const [path, words] of [
    ['/doctors', ['Your browser is too old']],
    ['/id/doctors', ['Peramban Anda terlalu lama']],
    ['/auth/patients', ['Your browser is too old', 'Peramban Anda terlalu lama']],
  ] as const) {
    const tag = path === '/doctors' ? [] : '@proof'
    test(`${path} is readable, and a notice gives the telephone`, { tag }, async ({ page }) => {
      await page.goto(path)
      await expect(page.locator('.too-old').first()).toBeHidden()
      await page.route('**/*', async route => {
        if (!['document', 'stylesheet'].includes(route.request().resourceType())) return route.continue()
        const response = await route.fetch()
        const body = (await response.text()).replaceAll('accent-color:auto', 'unknown-to-this-browser:auto')
        await route.fulfill({ response, body })
      })
      await page.reload()
      for (const [index, text] of words.entries()) {
        const line = page.locator('.too-old').nth(index)
        await expect(line).toContainText(text)
        await expect(line).toBeVisible()
        await expect(line.getByRole('link')).toHaveAttribute('href', /^tel:\+/)
      }
    })
  }
})
