import { asAdministrator, bookAtCounter, cancelAtDesk, openQueue } from './front-desk.ts'
import { expect, ownPatientToken, rawat, test, withAdministratorSession } from './journey.ts'

test('At one front desk a patient is found by any part of the name and checked in by keyboard, and another sees it at once', async ({
  page,
  browser,
}) => {
  const { location, schedule, places } = await openQueue(page)
  const surname = `Müller${Date.now()}`
  const startsAt = places[0]?.startsAt
  for (const name of [`José ${surname}`, 'Bu Sari'])
    await bookAtCounter(page, { name }, { schedule, startsAt })
  const address = `/admins/patients/appointments/day?location=${location}`
  const other = await browser.newPage({ baseURL: rawat.address })
  for (const desk of [page, other]) {
    await desk.emulateMedia({ reducedMotion: 'reduce' })
    await withAdministratorSession(desk)
    await desk.goto(address)
  }
  const elsewhere = other.getByRole('row').filter({ hasText: surname })
  await expect(elsewhere.getByText('Accepted')).toBeVisible()

  await expect(page.getByRole('row').filter({ hasText: surname })).toBeVisible()
  await page.keyboard.press('/')
  await page.keyboard.type(`${surname.replace('ü', 'u').toLowerCase()} jose`)
  const rows = page.locator('tbody').getByRole('row')
  await expect(rows).toHaveCount(1)
  await page.keyboard.press('Enter')
  await expect(rows.getByRole('button', { name: /^Check in/ })).toBeFocused()
  await page.keyboard.press('c')
  const message = page.getByRole('region', { name: 'Messages' }).locator('.toast').first()
  const [said, print] = [
    await message.boundingBox(),
    await page.getByRole('button', { name: 'Print' }).boundingBox(),
  ]
  expect((said?.y ?? 0) + (said?.height ?? 0), 'the message covers no action').toBeLessThan(print?.y ?? 0)
  // The lists are polled every two minutes only.
  await expect(elsewhere.getByText('Checked in')).toBeVisible()
  await expect(rows.getByRole('button', { name: /^Visit completed/ })).toBeVisible()
  await page.getByRole('searchbox').fill('')
  await expect(page.getByText('Bu Sari').first()).toBeVisible()

  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'More actions' }).click()
  await page.getByRole('menuitem', { name: 'Save as CSV' }).click()
  expect((await download).suggestedFilename()).toMatch(/^\w+-\d{4}-\d\d-\d\d\.csv$/)
  await other.close()
})

test('Two sessions of one doctor stay two groups when the last patient of another doctor has gone', {
  tag: '@proof',
}, async ({ page }) => {
  const { location, schedule, places } = await openQueue(page)
  const startsAt = places[0]?.startsAt
  for (const name of ['Bu Ani', 'Pak Budi']) await bookAtCounter(page, { name }, { schedule, startsAt })
  await withAdministratorSession(page)
  let isGone = false
  await page.route('**/api/admins/appointments?*', async route => {
    const response = await route.fetch()
    const { result, meta } = (await response.json()) as { result: Record<string, unknown>[]; meta: object }
    const [ani, budi] = result.filter(one => one.schedule === schedule)
    const other = { ...ani, id: 'other', doctorName: 'dr. Other', schedule: 'other' }
    const shown = [...(isGone ? [] : [other]), ani, { ...budi, schedule: 'afternoon' }]
    await route.fulfill({ response, json: { result: shown, meta: { ...meta, total: shown.length } } })
  })
  await page.goto(`/admins/patients/appointments/day?location=${location}&order=doctor`)
  const rows = page.locator('tbody').getByRole('row')
  await expect(rows).toHaveCount(6)
  isGone = true
  await page
    .getByRole('button', { name: /^Check in.*Bu Ani/ })
    .last()
    .click()
  await expect(page.getByText('Checked in').first()).toBeVisible()
  await expect(rows).toHaveCount(4)
  // The day is read again every few seconds: the test may end in the middle of it.
  await page.unrouteAll({ behavior: 'wait' })
})

interface Days {
  doctor: string
  schedule: string
  places: { startsAt: string; free: number; shortNotice?: string }[]
}

test('Requests are accepted together; another is declined for a common reason, by the email that was shown before', {
  tag: '@proof',
}, async ({ page }) => {
  const token = await ownPatientToken()
  const day = (days: number) => Temporal.Now.plainDateISO().add({ days }).toString()
  const [doctor] = await asAdministrator<{ doctor: string }[]>(page, 'GET', 'admins/schedules?perPage=500')
  const path = `doctors/${doctor?.doctor}/places?from=${day(3)}&to=${day(28)}`
  const open = await asAdministrator<Days[]>(page, 'GET', path)
  const slots = open.flatMap(one => one.places.slice(-1).map(place => ({ ...place, ...one })))
  for (const { schedule, startsAt } of slots.filter(one => one.free > 0).slice(0, 3)) {
    const made = await page.request.post('/api/appointments', {
      headers: { authorization: `Bearer ${token}`, 'idempotency-key': crypto.randomUUID() },
      data: { doctor: doctor?.doctor, schedule, startsAt },
    })
    expect(made.status()).toBe(201)
  }
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await withAdministratorSession(page)
  await page.goto('/admins/patients/appointments')
  const requests = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Raden Ajeng' })
  await expect(requests.nth(2)).toBeVisible()
  await expect(requests.first().getByText(/^Answer within/)).toBeVisible()
  const before = await requests.count()
  for (const index of [0, 1]) await requests.nth(index).getByRole('checkbox').check()
  await page.getByRole('button', { name: 'Accept the selected' }).click()
  await expect(requests).toHaveCount(before - 2)

  await requests
    .first()
    .getByRole('button', { name: /^Decline/ })
    .click()
  const panel = page.getByRole('dialog')
  await panel.getByText('Needs a referral').click()
  // An offer without a time would be left out of the email. On a phone the form is longer than the screen.
  await page.setViewportSize({ width: 360, height: 740 })
  await panel.getByText('Offer a time of your choice').click()
  await expect(panel.getByRole('group', { name: 'Time' })).toBeVisible()
  await panel.getByRole('button', { name: 'Decline', exact: true }).click()
  await expect(panel.getByText('Choose a time')).toBeInViewport()
  // The focus is on the first time; the panel does not scroll away with it.
  await expect(panel.getByRole('heading', { level: 2 })).toBeInViewport()
  await panel.getByText('Offer a time of your choice').click()
  await expect(panel.getByText(/you need a referral/i)).toBeVisible()
  await panel.getByRole('button', { name: 'Decline', exact: true }).click()
  await expect(panel).toBeHidden()
  await expect(requests).toHaveCount(before - 3)
})

test('A panel stays open, with what was typed, when a colleague takes its row out of the list', {
  tag: '@proof',
}, async ({ page }) => {
  const { location, doctor, schedule, places } = await openQueue(page)
  const { startsAt = '' } = places[0] ?? {}
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await withAdministratorSession(page)
  for (const list of [`/day?location=${location}`, `/week?`, '?status=accepted']) {
    const name = `Bu Ani ${Date.now()}`
    const { id } = await bookAtCounter(page, { name }, { schedule, startsAt })
    await page.goto(`/admins/patients/appointments${list}&doctor=${doctor}`)
    const row = page.getByRole('main').locator('tr, li').filter({ hasText: name }).last()
    await expect(row).toBeVisible()
    if (list.startsWith('/week')) await row.locator('summary').click()
    await row.getByRole('button', { name: /^Cancel/ }).click()
    const reason = page.getByRole('dialog').getByRole('textbox')
    await reason.fill('The doctor asks for a later day')
    await cancelAtDesk(page, id)
    await expect(row).toHaveCount(0)
    await expect(reason).toHaveValue('The doctor asks for a later day')
    await page.keyboard.press('Escape')
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  }
})
