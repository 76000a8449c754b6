import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect, mailTo, signUp, test, withAdministratorSession } from './journey.ts'

async function expectOpenToAll(page: Page): Promise<void> {
  const axe = new AxeBuilder({ page }).setLegacyMode(true).options({ resultTypes: ['violations'] })
  const { violations } = await axe.analyze()
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(one => one.target.join(' '))}`)).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
}

test('A mother adds her child during a booking; the front desk accepts, and the email names the child', {
  tag: '@proof',
}, async ({ browser, complaints, page }) => {
  const email = `ibu-${Date.now()}@example.org`
  const child = `Raka ${Date.now() % 100_000}`
  const birthday = Temporal.Now.plainDateISO().subtract({ years: 6, days: 10 })
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/doctors/ni-luh-putu-ariestadewi')
  await page.getByRole('heading', { name: 'Pick a time' }).scrollIntoViewIfNeeded()
  await page
    .getByRole('main')
    .getByRole('link', { name: /\d\d:\d\d/ })
    .first()
    .click()
  await page.getByRole('link', { name: 'Create an account' }).click()
  await signUp(page, email)
  await page.getByLabel('Reason for the visit').fill('Fever since yesterday')

  await page.getByRole('link', { name: 'Book for someone else' }).click()
  await expect(page.getByText(/We are holding this time for you until/)).toBeVisible()
  await page.getByRole('button', { name: 'Add to my family' }).click()
  await expect(page.getByRole('alert').getByText('Enter the date of birth')).toBeVisible()
  await expectOpenToAll(page)
  await page.getByLabel('Full name').fill(child)
  const born = page.getByRole('group', { name: 'Date of birth' })
  await born.getByLabel('Day').fill(`${birthday.day}`)
  await born.getByLabel('Month').selectOption(`${birthday.month}`)
  await born.getByLabel('Year').fill('19')
  await page.getByRole('button', { name: 'Add to my family' }).click()
  await expect(born.getByText('Enter the year with four digits, such as 1985')).toBeVisible()
  await born.getByLabel('Year').fill(`${birthday.year}`)
  await page.getByText('Male', { exact: true }).click()
  await page.getByText('Child', { exact: true }).click()
  await page.getByText('BPJS Kesehatan').click()
  await page.getByLabel('BPJS number').fill('0001234567890')
  await page.getByRole('button', { name: 'Add to my family' }).click()

  // The text that was entered before is still there.
  await expect(page.getByLabel('Reason for the visit')).toHaveValue('Fever since yesterday')
  await expect(page.getByText(`For ${child}.`)).toBeVisible()
  await expectOpenToAll(page)
  await page.getByRole('link', { name: 'Change: Who pays' }).click()
  await expect(page.getByRole('heading', { name: 'Who pays for the visit?' })).toBeFocused()
  await expect(page.getByLabel('BPJS number')).toHaveValue('0001234567890')
  await expect(page.getByText('This doctor takes BPJS Kesehatan at')).toBeVisible()
  await expect(page.getByText('Bring: Your JKN card')).toBeVisible()
  await expectOpenToAll(page)
  await page.getByRole('button', { name: 'Continue' }).click()
  const answers = page.getByRole('main')
  await expect(answers.getByText(child)).toBeVisible()
  await expect(answers.getByText('BPJS Kesehatan, 0001234567890')).toBeVisible()
  await page.getByRole('button', { name: 'Send the request' }).click()
  await expect.poll(() => mailTo(email)?.subject).toContain(child)

  await page.goto('/patients')
  await expect(page.getByText(`For ${child}`, { exact: true })).toBeVisible()

  const desk = await browser.newPage()
  await withAdministratorSession(desk)
  await desk.goto('/admins/patients/appointments?perPage=100')
  const row = desk.getByRole('listitem').filter({ hasText: child })
  await expect(row.getByText('6 years, booked by Siti Rahmawati')).toBeVisible()
  await row.getByRole('button', { name: /^Accept/ }).click()
  await expect.poll(() => mailTo(email)?.subject).toMatch(new RegExp(`^${child} – Confirmed`))
  await desk.close()

  await page.goto('/patients/family')
  await page.getByRole('button', { name: `Change ${child}` }).click()
  await expect(page.getByLabel('BPJS number')).toHaveValue('0001234567890')
  await page.getByRole('button', { name: 'Do not save' }).click()
  await page.getByRole('button', { name: `Remove ${child}` }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove', exact: true }).click()
  await expect(page.getByRole('heading', { name: `${child} still has an appointment` })).toBeFocused()
  await expectOpenToAll(page)
  await page.getByRole('button', { name: 'Cancel the appointment and remove' }).click()
  await expect(page.getByText('You only book for yourself so far')).toBeVisible()
  await expect.poll(() => mailTo(email)?.subject).toMatch(new RegExp(`^${child} – Cancelled`))
  // The browser itself reports the refusal that lists the booked appointments.
  expect(complaints.splice(0)).toHaveLength(1)
})
