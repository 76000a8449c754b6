import { asAdministrator, bookAtCounter, openQueue } from './front-desk.ts'
import { expect, rawat, test, withAdministratorSession } from './journey.ts'

test('In a doctor’s week patients are checked in and moved by keyboard, another front desk sees it at once, and the month counts them', {
  tag: '@proof',
}, async ({ page, browser }) => {
  const { location, doctor, doctorName, schedule, places } = await openQueue(page)
  const mark = `Minggu${Date.now()}`
  const startsAt = places[0]?.startsAt
  await bookAtCounter(page, { name: `Ani ${mark}` }, { schedule, startsAt })
  await bookAtCounter(page, { name: `Bayu ${mark}` }, { schedule, startsAt })
  const moved = await bookAtCounter(page, { name: `Citra ${mark}` }, { schedule, startsAt })
  const other = await browser.newPage({ baseURL: rawat.address })
  for (const desk of [page, other]) {
    await desk.emulateMedia({ reducedMotion: 'reduce' })
    await withAdministratorSession(desk)
    await desk.goto(`/admins/patients/appointments/week?location=${location}`)
    await desk.getByRole('main').getByRole('link', { name: doctorName, exact: true }).click()
    await expect(desk).toHaveURL(new RegExp(`doctor=${doctor}`))
  }
  const lineOf = (desk: typeof page, name: string) =>
    desk.getByRole('main').getByRole('listitem').filter({ hasText: name })
  const elsewhere = lineOf(other, `Ani ${mark}`)
  await expect(elsewhere.getByText('Accepted')).toBeVisible()

  await expect(lineOf(page, `Ani ${mark}`)).toBeVisible()
  await page.keyboard.press('/')
  await page.keyboard.type(mark)
  const found = lineOf(page, mark)
  await expect(found).toHaveCount(3)
  await page.keyboard.press('Enter')
  await expect(found.first().locator('summary')).toBeFocused()
  const slow = Promise.withResolvers<void>()
  await page.route('**/check-in', async route => {
    const response = await route.fetch()
    await slow.promise
    await route.fulfill({ response })
  })
  await page.keyboard.press('c')
  // The lists are polled every two minutes only.
  await expect(elsewhere.getByText('Checked in')).toBeVisible()

  // The first answer has not come yet.
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('c')
  await expect(lineOf(other, `Bayu ${mark}`).getByText('Checked in')).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('m')
  const panel = page.getByRole('dialog')
  await expect(panel).toBeVisible()
  slow.resolve()
  await panel.getByRole('group', { name: 'Day' }).locator('label').last().click()
  await panel.getByRole('group', { name: 'Time' }).locator('label').first().click()
  await expect(panel.getByText(`Citra ${mark} has no email address`)).toBeVisible()
  await panel.getByRole('button', { name: 'Move the appointment' }).click()
  await expect(panel).toBeHidden()
  const [{ startsAt: later, timezone }] = await asAdministrator<[{ startsAt: string; timezone: string }]>(
    page,
    'GET',
    `admins/appointments?search=${moved.code}`,
  )
  const date = Temporal.Instant.from(later).toZonedDateTimeISO(timezone).toPlainDate()
  await page.goto(`/admins/patients/appointments/week?doctor=${doctor}&date=${date}`)
  await expect(lineOf(page, `Citra ${mark}`)).toBeVisible()

  await page.getByRole('navigation', { name: 'View' }).getByRole('link', { name: 'Month' }).click()
  const day = page.locator(`[data-day="${date}"]`)
  await expect(day.getByText(/^[1-9]\d* of \d+ taken$/)).toBeVisible()
  await day.focus()
  await page.keyboard.press('PageDown')
  const next = date.add({ months: 1 })
  await expect(page.locator(`[data-day="${next}"]`)).toBeFocused()
  await page.keyboard.press('PageUp')
  await expect(page.locator(`[data-day="${next.subtract({ months: 1 })}"]`)).toBeFocused()
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1, name: 'Week' })).toBeVisible()
  await page.goForward()
  await page.locator(`[data-day="${date}"]`).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Day' })).toBeVisible()
  await expect(page.getByRole('row').filter({ hasText: `Citra ${mark}` })).toBeVisible()
  await other.close()
})
