import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { colleagueToken } from './administering.ts'
import { asAdministrator, bookAtCounter, type OnDay, openQueue, type Weekly } from './front-desk.ts'
import { expect, rawat, test, withAdministratorSession } from './journey.ts'

/** A Tuesday beyond every public horizon, so that no other journey uses the same day. */
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

test('A receptionist books a caller, enters that the doctor is absent, and calls the patients without email', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await withAdministratorSession(page)
  const caller = `Pak Joko ${Date.now()}`
  // No other caller has it: the panel would ask whether it is one of them.
  const phone = `0812 ${String(Date.now()).slice(-8)}`

  await page.goto(`/admins/patients/appointments/day?location=jakarta&date=${date}`)
  const free = page.getByRole('list', { name: 'Free times by doctor' })
  await expect(free).toBeVisible()
  const inWords = { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' } as const
  await expect(page.locator('output')).toHaveText(
    Temporal.PlainDate.from(date).toLocaleString('en-GB', inWords),
  )
  await expectOpenToAll(page)
  await free.getByRole('button', { name: /^Book/ }).first().click()
  const panel = page.getByRole('dialog')
  await panel.getByRole('button', { name: 'Book', exact: true }).click()
  await expect(panel.getByText('Choose the patient, or enter a new one')).toBeVisible()
  await expect(panel.getByRole('combobox')).toBeFocused()
  await panel.getByText('By phone').click()
  await panel.getByRole('combobox').fill(caller)
  // Before the search has answered: nobody has this name, so the fields of a new patient follow.
  await panel.getByRole('combobox').press('Enter')
  await expect(panel.getByLabel('Name')).toHaveValue(caller)
  await panel.getByRole('textbox', { name: 'Phone' }).fill(phone)
  await panel.getByRole('button', { name: 'Book', exact: true }).click()
  await expect(panel.getByText('Enter the date of birth, or say that it is unknown')).toBeVisible()
  await panel.getByText('Date of birth unknown').click()
  await panel.getByRole('button', { name: 'Book', exact: true }).click()
  await expect(page.getByText(`Booked for ${caller}`)).toBeVisible()

  const row = page.getByRole('row').filter({ hasText: caller })
  await expect(row.getByText('by phone')).toBeVisible()
  const doctor = await row.getByRole('cell').nth(1).textContent()
  // The printed page has the day's list and no buttons.
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByText(caller, { exact: true })).toBeVisible()
  await expect(page.locator('.admin-side')).toBeHidden()
  await expect(free).toBeHidden()
  await page.emulateMedia({ media: 'screen' })
  await free.getByText(String(doctor), { exact: true }).first().click()
  await expectOpenToAll(page)
  await free.getByRole('link', { name: /^Away or late/ }).click()
  await expectOpenToAll(page)
  await page.getByRole('button', { name: 'See which patients are affected' }).click()
  await expect(page.getByRole('heading', { name: '1 patient is affected' })).toBeFocused()
  await expect(page.getByText(caller, { exact: true })).toBeVisible()
  await expectOpenToAll(page)
  await page.getByRole('button', { name: 'Confirm and put 1 patient on the call list' }).click()
  await expect(page.getByRole('heading', { name: 'Saved. It applies from now on' })).toBeFocused()

  await page.getByRole('link', { name: 'Call list' }).last().click()
  const call = page.getByRole('listitem').filter({ hasText: caller })
  await expect(call.getByRole('link', { name: new RegExp(phone) })).toHaveAttribute(
    'href',
    `tel:${phone.replaceAll(' ', '')}`,
  )
  await expectOpenToAll(page)
  await call.getByRole('textbox').fill('Comes on Thursday')
  await call.getByRole('link', { name: caller, exact: true }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Stay here' }).click()
  await call.getByRole('button', { name: /^Called/ }).click()
  await expect(call).toBeHidden()
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).not.toBe('BODY')
  await page.getByLabel('Calls').selectOption({ label: 'Done' })
  await expect(page.getByText('Comes on Thursday').first()).toBeVisible()
})

/** An appointment of a patient without an email address that the hospital cancels: the patient is on the call list. */
async function cancelledWithoutEmail(page: Page) {
  const path = `admins/desk/sessions?location=jakarta&date=${date}`
  const days = await asAdministrator<OnDay[]>(page, 'GET', path)
  const session = days.find(one => one.places.some(({ free }) => free > 0)) as OnDay
  const name = `Pak Joko ${Date.now()}`
  const place = session.places.find(({ free }) => free > 0)
  const { id } = await bookAtCounter(page, { name }, { ...session, ...place })
  await asAdministrator(page, 'POST', `admins/appointments/${id}/cancel`, { reason: 'Theatre in use' })
  return { name, id }
}

test('The note that a receptionist types for a call stays when a colleague closes the call', {
  tag: '@proof',
}, async ({ page, complaints }) => {
  await withAdministratorSession(page)
  const { name, id } = await cancelledWithoutEmail(page)
  const calls = await asAdministrator<{ id: string; appointment: { id: string } }[]>(
    page,
    'GET',
    'admins/call-list',
  )
  const call = calls.find(one => one.appointment.id === id)
  await page.goto('/admins/patients/calls')
  const row = page.getByRole('listitem').filter({ hasText: name })
  const note = row.getByRole('textbox')
  await note.fill('Comes on Thursday')
  const colleague = await colleagueToken('Sari', ['desk'])
  const closed = await page.request.post(`/api/admins/call-list/${call?.id}/done`, {
    headers: { authorization: `Bearer ${colleague}` },
    data: {},
  })
  expect(closed.ok()).toBe(true)
  const done = row.getByRole('button', { name: /^Called/ })
  await done.click()
  await expect.poll(() => complaints.splice(0)).toEqual([expect.stringContaining('409')])
  await expect(row.getByRole('alert')).toHaveText('This call is closed already. Your note is not stored.')
  await expect(row.getByText(/^Sari told the patient/)).toBeVisible()
  await expect(note).toHaveValue('Comes on Thursday')
  await expect(done).toBeFocused()
  await expectOpenToAll(page)
  await row.getByRole('button', { name: /^Discard the note/ }).click()
  await expect(row).toBeHidden()
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).not.toBe('BODY')
})

test('The note of a call is stored when nobody answers and when the call books, and a closed panel leaves it in the row', {
  tag: '@proof',
}, async ({ page }) => {
  await withAdministratorSession(page)
  const { name } = await cancelledWithoutEmail(page)
  await page.goto('/admins/patients/calls')
  const row = page.getByRole('listitem').filter({ hasText: name })
  const panel = page.getByRole('dialog')
  const call = row.getByRole('button', { name: /^Call\b/ })
  await call.click()
  await panel.getByRole('textbox', { name: 'Note' }).fill('At work until five')
  await page.keyboard.press('Escape')
  await expect(row.getByRole('textbox')).toHaveValue('At work until five')
  await call.click()
  await panel.getByRole('button', { name: 'No answer' }).click()
  await expect(panel).toBeHidden()
  await expect(row.getByText('At work until five')).toBeVisible()
  await expect(row.getByRole('textbox')).toHaveValue('')
  await call.click()
  await expect(panel.getByText('At work until five')).toBeVisible()
  await panel.getByRole('textbox', { name: 'Note' }).fill('Prefers mornings')
  await panel.locator('section').first().getByRole('button').first().click()
  await expect(row).toBeHidden()
  await page.getByLabel('Calls').selectOption({ label: 'Done' })
  await expect(row).toContainText(/At work until five\s+Prefers mornings/)
})

test.describe('On a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, contextOptions: { reducedMotion: 'reduce' } })

  for (const [language, done] of [
    ['en', /^Called/],
    ['id', /^Sudah ditelepon/],
    ['ar', /^تم الاتصال/],
  ] as const)
    test(`a message of the administrators' area does not cover the title: ${language}`, {
      tag: '@proof',
    }, async ({ page }) => {
      await withAdministratorSession(page)
      const { name } = await cancelledWithoutEmail(page)
      await page.addInitScript(value => localStorage.setItem('language', value), language)
      await page.goto('/admins/patients/calls')
      const row = page.getByRole('listitem').filter({ hasText: name })
      await row.getByRole('button', { name: done }).click()
      const toast = page.locator('.toast')
      await expect(toast).toBeVisible()
      const bottom = await toast.evaluate(one => one.getBoundingClientRect().bottom)
      // The list may be long, and the row far down.
      const title = page.locator('main h1')
      const top = await title.evaluate(one => one.getBoundingClientRect().top + scrollY)
      expect(bottom).toBeLessThanOrEqual(top)
    })
})

test('An accepted appointment is moved to a free time in three presses, and stays as it is until then', {
  tag: '@proof',
}, async ({ page }) => {
  await withAdministratorSession(page)
  const path = `admins/desk/sessions?location=jakarta&date=${date}`
  const days = await asAdministrator<(OnDay & { mode: string; doctor: string })[]>(page, 'GET', path)
  const session = days.find(
    one =>
      one.mode === 'slots' &&
      !one.doctor.startsWith('package:') &&
      one.places.filter(({ free }) => free > 0).length > 2,
  )
  const patient = `Pak Joko ${Date.now()}`
  const [from] = session?.places.filter(({ free }) => free > 0) ?? []
  const { id } = await bookAtCounter(page, { name: patient }, { ...(session as OnDay), ...from })
  await page.goto(`/admins/patients/appointments/day?location=jakarta&date=${date}`)
  const row = page.getByRole('row').filter({ hasText: patient })
  await row.getByRole('button', { name: /^Cancel/ }).click()
  const panel = page.getByRole('dialog')
  await panel.getByRole('button', { name: 'Change nothing' }).click()
  await row.getByRole('button', { name: /^Move/ }).click()
  const times = panel.getByRole('group', { name: 'Time' }).getByRole('radio')
  // A press before they are loaded has no first one to go to.
  await expect(times.first()).toBeVisible()
  await panel.getByRole('button', { name: 'Move the appointment' }).click()
  await expect(panel.getByText('Choose a time')).toBeVisible()
  await expect(times.first()).toBeFocused()
  await page.keyboard.press('Space')
  await expect(panel.getByText(/goes on the call list: /)).toBeVisible()
  await expectOpenToAll(page)
  await panel.getByRole('button', { name: 'Move the appointment' }).click()
  await expect(panel).toBeHidden()
  const moved = await asAdministrator<{ status: string; startsAt: string }>(
    page,
    'GET',
    `admins/appointments/${id}`,
  )
  expect(moved.status).toBe('accepted')
  expect(moved.startsAt).not.toBe(from?.startsAt)
  // Dragged onto a free time, it asks before it moves.
  const free = page.getByRole('list', { name: 'Free times by doctor' })
  await row.dragTo(free.getByRole('button', { name: /^Book/ }).first())
  await expect(panel.getByText(/goes on the call list: /)).toBeVisible()
  await panel.getByRole('button', { name: 'Change nothing' }).click()
  // From the search by name: its page has every action too, and links to patient, doctor and day.
  await page.goto(`/admins/patients/appointments/accept/${id}`)
  await expect(page.getByRole('button', { name: /^Move/ })).toBeVisible()
  await expect(page.getByRole('link', { name: patient })).toBeVisible()
  await page.getByRole('link', { name: new RegExp(String(session?.doctorName)) }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Week' })).toBeVisible()
})

test('In a waiting room the front desk calls numbers by keyboard, and the display follows without a login and without names', {
  tag: '@proof',
}, async ({ page, browser }) => {
  const { location, doctor, doctorName, schedule, places } = await openQueue(page)
  for (const name of ['Rahasia Satu', 'Rahasia Dua']) {
    const made = await bookAtCounter(page, { name }, { schedule, startsAt: places[0]?.startsAt })
    await asAdministrator(page, 'POST', `admins/appointments/${made.id}/check-in`)
  }
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await withAdministratorSession(page)
  await page.goto(`/admins/patients/queue?location=${location}&doctor=${doctor}`)
  const queue = page.getByRole('region', { name: doctorName })
  await expect(queue.getByText('2 patients are here')).toBeVisible()
  await expectOpenToAll(page)
  // A patient who has checked in counts among today's appointments.
  await page.goto('/admins')
  await expect(page.getByText(/Rahasia Satu/)).toBeVisible()
  await page.goBack()
  await queue.getByRole('button', { name: 'Call 1', exact: true }).click()
  await expect(queue.getByRole('status')).toContainText('1')
  await expect(queue.getByRole('status')).toContainText('Rahasia Satu')
  await page.keyboard.press('n')
  await expect(queue.getByRole('status')).toContainText('2')
  await expect(queue.getByText('1 patient seen')).toBeVisible()

  await page.getByRole('button', { name: 'Screens' }).click()
  const panel = page.getByRole('dialog')
  await panel.getByRole('button', { name: 'Add a screen' }).click()
  await expect(panel.getByText('Enter where the screen is')).toBeVisible()
  await panel.getByLabel('Where the screen is').fill('Lobby')
  await expectOpenToAll(page)
  await panel.getByRole('button', { name: 'Add a screen' }).click()
  const address = await panel.getByRole('link').getAttribute('href')
  const wall = await browser.newPage({ baseURL: rawat.address })
  await wall.emulateMedia({ reducedMotion: 'reduce' })
  await wall.goto(address as string)
  const shown = wall.getByRole('region', { name: doctorName })
  await expect(shown.getByText('2', { exact: true })).toBeVisible()
  await expect(wall.getByText('Rahasia')).toHaveCount(0)
  await expectOpenToAll(wall)
  await panel.getByRole('button', { name: /^Switch off/ }).click()
  await expect(page.getByText('The screen is switched off').first()).toBeVisible()
  await wall.reload()
  await expect(wall.getByText('This screen is switched off')).toBeVisible()
  await wall.close()
})

test('In a doctor’s week a leave is entered on its day, and the affected appointments are shown before it is saved', {
  tag: '@proof',
}, async ({ page }) => {
  const weekly = await asAdministrator<Weekly[]>(page, 'GET', 'admins/schedules?perPage=500')
  const one = weekly.find(row => row.mode === 'slots') as Weekly
  const today = Temporal.Now.instant().toZonedDateTimeISO(one.timezone).toPlainDate()
  // Two weeks ahead: the other journeys book earlier, or much later.
  const day = today.add({ days: 14 + ((one.weekday - today.dayOfWeek + 7) % 7) })
  const path = `admins/desk/sessions?location=${one.location}&date=${day}&doctor=${one.doctor}`
  const sessions = await asAdministrator<OnDay[]>(page, 'GET', path)
  const session = sessions.find(row => row.schedule === one.id) as OnDay
  const free = session.places.find(place => place.free > 0)
  await bookAtCounter(page, { name: 'Bu Sari' }, { schedule: one.id, startsAt: free?.startsAt })

  await page.emulateMedia({ reducedMotion: 'reduce' })
  await withAdministratorSession(page)
  await page.goto(`/admins/hospitals/doctors/edit/${one.doctor}`)
  const week = page.getByRole('table', { name: 'Practice times' })
  await expect(week).toBeVisible()
  const inWords = day.toLocaleString('en-GB', { weekday: 'long', day: 'numeric', month: 'long' })
  const add = week.getByRole('button', { name: `Add on ${inWords}` })
  while (!(await add.isVisible())) await page.getByRole('button', { name: 'Next week' }).click()
  // One arrow key leads from the day's own button to its session.
  await add.focus()
  await page.keyboard.press('ArrowUp')
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toContain(':')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await page.getByRole('menuitem', { name: 'Leave' }).click()
  const panel = page.getByRole('dialog', { name: 'New exception' })
  await panel.getByRole('button', { name: 'Set the times' }).click()
  await expect(panel.getByRole('alert')).toContainText('1 booked appointment would lose its time')
  await panel.getByRole('button', { name: 'Confirm and put 1 patient on the call list' }).click()
  await expect(panel).toBeHidden()
  await expect(week.getByRole('button', { name: /^On leave/ }).first()).toBeVisible()
  await expectOpenToAll(page)
  // The form of a doctor was opened by its address: the question has its texts all the same.
  const times = page.getByRole('region', { name: 'Practice times' })
  await times
    .getByRole('listitem')
    .getByRole('button', { name: /^Delete/ })
    .last()
    .click()
  await expect(page.getByRole('alertdialog', { name: 'Undo the absence' })).toBeVisible()
})
