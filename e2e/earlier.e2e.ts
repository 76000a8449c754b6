import { asAdministrator, bookAtCounter, type OnDay, type Weekly } from './front-desk.ts'
import { expect, ownPatient, rawat, test, withAdministratorSession } from './journey.ts'

test('A patient asks for an earlier time with one press; the front desk sees it, stops it and asks for it again', async ({
  page,
  browser,
}) => {
  const desk = await browser.newPage({ baseURL: rawat.address })
  await withAdministratorSession(desk)
  const { token, email } = await ownPatient()
  const [patient] = await asAdministrator<{ id: string }[]>(page, 'GET', `admins/patients?search=${email}`)
  // The day after tomorrow, with a doctor who sees nobody tomorrow: no earlier time is free to be offered at once.
  const date = Temporal.Now.plainDateISO('Asia/Jakarta').add({ days: 2 })
  const weekly = await asAdministrator<Weekly[]>(page, 'GET', 'admins/schedules?perPage=500')
  const isAway = (doctor: string) =>
    !weekly.some(one => one.doctor === doctor && one.weekday === date.subtract({ days: 1 }).dayOfWeek)
  const locations = [...new Set(weekly.map(one => one.location))]
  const days = await Promise.all(
    locations.map(one =>
      asAdministrator<OnDay[]>(page, 'GET', `admins/desk/sessions?location=${one}&date=${date}`),
    ),
  )
  const [free] = days
    .flat()
    .filter(one => isAway(one.doctor))
    .flatMap(({ schedule, places }) => places.filter(one => one.free > 0).map(one => ({ ...one, schedule })))
  expect(free).toBeDefined()
  const booked = await bookAtCounter(page, { id: patient?.id ?? '' }, free as NonNullable<typeof free>)

  await page.addInitScript(value => localStorage.setItem('token', value), token)
  await page.goto('/patients')
  const card = page.getByRole('article').filter({ hasText: 'Confirmed' })
  await card.getByRole('button', { name: 'Tell me if an earlier time comes free' }).click()
  await expect(card.getByText(/You keep this one until you take another/)).toBeVisible()
  await expect(card.getByRole('button', { name: 'Stop waiting for an earlier time' })).toBeVisible()
  const shots = process.env.SHOTS
  if (shots)
    for (const [width, scheme] of [
      [360, 'light'],
      [1280, 'dark'],
    ] as const) {
      await page.setViewportSize({ width, height: 900 })
      await page.emulateMedia({ colorScheme: scheme })
      await page.screenshot({ path: `${shots}/patient-${width}-${scheme}.png`, fullPage: true })
    }

  await desk.goto(`/admins/patients/appointments/accept/${booked.id}`)
  await desk.getByRole('button', { name: 'Take off the waiting list' }).click()
  const ask = desk.getByRole('button', { name: 'Offer the patient an earlier time if one comes free' })
  await ask.click()
  await expect(desk.getByText(/^On the waiting list|^Offered: /)).toBeVisible()
  if (shots)
    for (const [width, scheme] of [
      [360, 'dark'],
      [1280, 'light'],
    ] as const) {
      await desk.setViewportSize({ width, height: 900 })
      await desk.emulateMedia({ colorScheme: scheme })
      await desk.screenshot({ path: `${shots}/desk-${width}-${scheme}.png`, fullPage: true })
    }
  await desk.close()
})
