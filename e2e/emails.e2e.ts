import { expect, test, withAdministratorSession } from './journey.ts'

const languages = [
  ['العربية', 'ar'],
  ['Deutsch', 'de'],
  ['English', 'en'],
  ['Español', 'es'],
  ['Español (México)', 'es-MX'],
  ['Français', 'fr'],
  ['Bahasa Indonesia', 'id'],
  ['简体中文', 'zh-CN'],
] as const

test('An administrator previews an email in each of the eight languages', { tag: '@proof' }, async ({
  page,
  complaints,
}) => {
  await withAdministratorSession(page)
  await page.goto('/admins/settings')
  await page.getByRole('link', { name: /^Emails/ }).click()
  await page.getByRole('combobox', { name: 'Email', exact: true }).selectOption('Doctor away')
  await page.getByRole('combobox', { name: 'Language of the email' }).selectOption('Bahasa Indonesia')
  const subject = page.getByRole('heading', {
    level: 2,
    name: /^Janji temu Anda tidak dapat berlangsung: dr/,
  })
  await expect(subject).toBeVisible()
  const frame = page.frameLocator('iframe[title="Doctor away, as an inbox shows it"]')
  const heading = frame.getByRole('heading', { level: 1 })
  await expect(heading).toHaveText((await subject.textContent()) ?? '')
  // Its own styles apply; it runs no script and opens no link.
  await expect(heading).toHaveCSS('font-size', '22px')
  await expect(frame.getByRole('link').first()).toHaveAttribute('href', /\/patients\/answer\?.*#token=sample/)
  const subjects = new Set<string>()
  for (const [name, code] of languages) {
    await page.getByRole('combobox', { name: 'Language of the email' }).selectOption(name)
    await expect(frame.locator('html')).toHaveAttribute('lang', code)
    await expect(frame.locator('html')).toHaveAttribute('dir', code === 'ar' ? 'rtl' : 'ltr')
    subjects.add((await heading.textContent()) ?? '')
  }
  // Both kinds of Spanish have the same words for it.
  expect(subjects.size).toBeGreaterThanOrEqual(languages.length - 1)
  // The test's own access to the sandboxed frame is reported as well; the product does not cause that message.
  const others = complaints.filter(one => !/^Blocked script execution in '.*\/api\/letter-frames\//.test(one))
  complaints.splice(0, complaints.length, ...others)
})
