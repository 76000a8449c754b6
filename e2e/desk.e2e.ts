import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { administratorToken, expect, test } from './journey.ts'

/** A Tuesday behind every public horizon: what happens there is in no other journey's way. */
const date = (() => {
  const far = Temporal.Now.plainDateISO().add({ days: 70 })
  return far.add({ days: (9 - far.dayOfWeek) % 7 }).toString()
})()

async function expectOpenToAll(page: Page): Promise<void> {
  const axe = new AxeBuilder({ page }).setLegacyMode(true).options({ resultTypes: ['violations'] })
  const { violations } = await axe.analyze()
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(one => one.target.join(' '))}`)).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
}

test('A receptionist books a caller, learns that the doctor cannot come, and calls whom no message reaches', async ({
  page,
}) => {
  const token = await administratorToken()
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.addInitScript(value => localStorage.setItem('token', value), token)
  const caller = `Pak Joko ${Date.now()}`

  await page.goto(`/admins/patients/appointments/day?location=jakarta&date=${date}`)
  const sessions = page.getByRole('region').filter({ has: page.getByRole('heading', { level: 2 }) })
  await expect(sessions.first()).toBeVisible()
  await expectOpenToAll(page)
  await sessions.getByRole('button', { name: /^Book/, includeHidden: false }).first().click()
  const panel = page.getByRole('dialog')
  await panel.getByRole('button', { name: 'Book', exact: true }).click()
  await expect(panel.getByText('Enter the patient’s name')).toBeVisible()
  await expect(panel.getByLabel('Name')).toBeFocused()
  await panel.getByText('By telephone').click()
  await panel.getByLabel('Name').fill(caller)
  await panel.getByRole('textbox', { name: 'Telephone' }).fill('0812 000 111')
  await panel.getByRole('button', { name: 'Book', exact: true }).click()
  await expect(page.getByText(`Booked for ${caller}`)).toBeVisible()

  const session = sessions.filter({ hasText: caller })
  await expect(session.getByText('by telephone')).toBeVisible()
  // On paper stands the day, and nothing that one could press.
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByText(caller, { exact: true })).toBeVisible()
  await expect(page.locator('.admin-side')).toBeHidden()
  await expect(session.getByRole('link', { name: /^Away or late/ })).toBeHidden()
  await page.emulateMedia({ media: 'screen' })
  await session.getByRole('link', { name: /^Away or late/ }).click()
  await expectOpenToAll(page)
  await page.getByRole('button', { name: 'See whom it concerns' }).click()
  await expect(page.getByRole('heading', { name: 'It concerns 1 patient' })).toBeFocused()
  await expect(page.getByText(caller, { exact: true })).toBeVisible()
  await expectOpenToAll(page)
  await page.getByRole('button', { name: 'Confirm and tell 1 patient' }).click()
  await expect(page.getByRole('heading', { name: 'It holds from now on' })).toBeFocused()

  await page.getByRole('link', { name: 'Call list' }).last().click()
  const call = page.getByRole('listitem').filter({ hasText: caller })
  await expect(call.getByRole('link', { name: /0812 000 111/ })).toHaveAttribute('href', 'tel:0812000111')
  await expectOpenToAll(page)
  await call.getByRole('textbox').fill('Comes on Thursday')
  await call.getByRole('button', { name: /^Called/ }).click()
  await expect(call).toBeHidden()
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).not.toBe('BODY')
  await page.getByLabel('Calls').selectOption({ label: 'Made' })
  await expect(page.getByText('Comes on Thursday').first()).toBeVisible()
})
