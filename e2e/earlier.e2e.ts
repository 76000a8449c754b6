import { asAdministrator, bookAtCounter, type OnDay, type Weekly } from './front-desk.ts'
import { expect, ownPatient, rawat, test, withAdministratorSession } from './journey.ts'

test('A patient asks for an earlier time with one press; the front desk sees it, stops it and asks for it again', {
  tag: '@proof',
}, async ({ page, browser, complaints }) => {
  const desk = await browser.newPage({ baseURL: rawat.address })
  await withAdministratorSession(desk)
  const { token, email } = await ownPatient()
  const [patient] = await asAdministrator<{ id: string }[]>(page, 'GET', `admins/patients?search=${email}`)
  const weekly = await asAdministrator<Weekly[]>(page, 'GET', 'admins/schedules?perPage=500')
  // Who cannot be booked online cannot be waited for.
  const path = 'doctors?bookable=true&perPage=500'
  const bookable = await asAdministrator<{ slug: string }[]>(page, 'GET', path)
  const locations = [...new Set(weekly.map(one => one.location))]
  /** A free slot in some days, with a doctor who has no session on the days before: no earlier time is offered at once. */
  async function freeIn(days: number, daysBefore: number) {
    const date = Temporal.Now.plainDateISO('Asia/Jakarta').add({ days })
    const before = Array.from(
      { length: daysBefore },
      (_, index) => date.subtract({ days: index + 1 }).dayOfWeek,
    )
    const isAway = (doctor: string) =>
      bookable.some(one => one.slug === doctor) &&
      !weekly.some(one => one.doctor === doctor && before.includes(one.weekday))
    const sessions = await Promise.all(
      locations.map(one =>
        asAdministrator<OnDay[]>(page, 'GET', `admins/desk/sessions?location=${one}&date=${date}`),
      ),
    )
    return sessions
      .flat()
      .filter(one => isAway(one.doctor))
      .flatMap(({ schedule, places }) =>
        places.filter(one => one.free > 0).map(one => ({ ...one, schedule })),
      )
      .at(0)
  }
  // On some weekdays of the demo nobody is away for as long.
  const free = (await freeIn(2, 2)) ?? (await freeIn(3, 2)) ?? (await freeIn(1, 1))
  expect(free).toBeDefined()
  const booked = await bookAtCounter(page, { id: patient?.id ?? '' }, free as NonNullable<typeof free>)

  await page.addInitScript(value => localStorage.setItem('token', value), token)
  const card = page.getByRole('article').filter({ hasText: 'Confirmed' })
  // Without the list, and without the script of the button, a link leads to the waiting list.
  for (const lost of ['**/api/waiting-list', '**/EarlierTime*.js']) {
    await page.route(lost, route => route.abort())
    await page.goto('/patients')
    await expect(card.getByRole('link', { name: 'Ask for an earlier time' })).toBeVisible()
    await page.unroute(lost)
  }
  complaints.splice(0)
  await page.goto('/patients')
  await card.getByRole('button', { name: 'Tell me if an earlier time comes free' }).click()
  await expect(card.getByText(/You keep this one until you take another/)).toBeVisible()
  await expect(card.getByRole('button', { name: 'Stop waiting for an earlier time' })).toBeVisible()

  await desk.goto(`/admins/patients/appointments/accept/${booked.id}`)
  await desk.getByRole('button', { name: 'Take off the waiting list' }).click()
  const ask = desk.getByRole('button', { name: 'Offer the patient an earlier time if one comes free' })
  await ask.click()
  await expect(desk.getByText(/^On the waiting list|^Offered: /)).toBeVisible()
  await desk.close()
})
