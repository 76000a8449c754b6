import type { SpecialistDay } from '#entities/schedule/schedule.ts'
import { colleagueToken } from './administering.ts'
import { administratorToken, expect, ownPatientToken, patientToken, rawat, signUp, test } from './journey.ts'

const call = async (path: string, token?: string, body?: object, key = '') => {
  const answer = await fetch(`${rawat.address}/api/${path}`, {
    method: body ? 'POST' : 'GET',
    headers: {
      'content-type': 'application/json',
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...(key ? { 'idempotency-key': key } : {}),
    },
    ...(body ? { body: JSON.stringify(body) } : {}),
  })
  expect(answer.ok, `${path}: ${answer.status}`).toBe(true)
  return (await answer.json()).result
}

test('A visitor who accepts any doctor of a specialty books the earliest slot of all', {
  tag: '@proof',
}, async ({ page }) => {
  await page.goto('/specialists/internal-medicine')
  await page.getByRole('main').getByRole('link', { name: 'Make appointment' }).click()
  await expect(page).toHaveURL(/specialist%3Dinternal-medicine/)
  await page.getByRole('link', { name: 'Create an account' }).click()
  await signUp(page, `any-${Date.now()}@example.org`)
  await expect(page.getByRole('heading', { name: 'Which day suits you?' })).toBeVisible()
  await page.getByRole('link', { name: 'Take this time' }).click()
  await expect(page.getByRole('heading', { name: 'Check your answers' })).toBeFocused()
  await page.getByRole('button', { name: 'Send the request' }).click()
  await expect(page.getByRole('heading', { name: 'Your request has been sent' })).toBeFocused()
  await expect(page.getByRole('button', { name: 'Add to my calendar' })).toBeVisible()
})

test('With a booking code the state of the queue is shown without signing in, and on the day also the turn', async ({
  page,
  complaints,
}) => {
  const from = Temporal.Now.plainDateISO().add({ days: 8 }).toString()
  const to = Temporal.Now.plainDateISO().add({ days: 24 }).toString()
  const days: SpecialistDay[] = await call(`specialists/internal-medicine/days?from=${from}&to=${to}`)
  const first = days.find(day => day.first)?.first
  const choice = { doctor: first?.doctor, schedule: first?.schedule, startsAt: first?.startsAt }
  const made = await call('appointments', await patientToken(), choice, `queue-${Date.now()}`)
  await page.goto('/patients/queue')
  const show = async (code: string) => {
    await page.getByLabel('Booking code').fill(code)
    await page.getByRole('button', { name: 'Show the waiting room' }).click()
  }
  const unknown = page.getByText('We do not know this booking code.')
  await show('ZZZZZZZZ')
  await expect(unknown).toBeVisible()
  // The message goes with the first letter typed, and comes back for the same code.
  await page.getByLabel('Booking code').fill('')
  await expect(unknown).toBeHidden()
  await show('ZZZZZZZZ')
  await expect(unknown).toBeVisible()
  // The browser reports the answer 404.
  complaints.splice(0)
  await show(made.code.toLowerCase())
  await expect(page.getByText('The hospital has not confirmed this appointment yet.')).toBeVisible()
  await expect(page.getByRole('main')).not.toContainText(made.doctorName)
  await call(`admins/appointments/${made.id}/accept`, await administratorToken(), {})
  await page.reload()
  await expect(page.getByText('On that day you can see here whose turn it is.')).toBeVisible()
})

test('Moving a confirmed appointment shows the old and the new time, and after a cancellation no reference to an earlier time', {
  tag: '@proof',
}, async ({ page }) => {
  const token = await ownPatientToken()
  const date = (days: number) => Temporal.Now.plainDateISO().add({ days }).toString()
  const days: SpecialistDay[] = await call(
    `specialists/internal-medicine/days?from=${date(8)}&to=${date(24)}`,
  )
  const first = days.find(day => day.first)?.first
  const choice = { doctor: first?.doctor, schedule: first?.schedule, startsAt: first?.startsAt }
  const made = await call('appointments', token, choice, `move-${Date.now()}`)
  await call(`admins/appointments/${made.id}/accept`, await administratorToken(), {})
  await page.addInitScript(value => localStorage.setItem('token', value), token)
  await page.goto('/patients')
  const old = (await page.getByRole('article').getByRole('time').textContent()) as string
  await page.getByRole('link', { name: 'Change the time' }).click()
  const soFar = page.getByLabel('Your choice so far')
  await expect(soFar.getByText(old)).toBeVisible()
  await page.locator('.days').getByRole('link').last().click()
  await page.locator('.places').getByRole('link').last().click()
  await expect(page.getByRole('heading', { name: 'Check the new time' })).toBeFocused()
  await expect(page.getByText(old)).toBeVisible()
  await page.getByRole('button', { name: 'Move the appointment' }).click()
  await expect(page.getByRole('heading', { name: 'Your appointment has been moved' })).toBeFocused()
  await expect(page.getByText('We have emailed you, with an entry')).toBeVisible()
  await expect(page.getByText('once it is confirmed')).toHaveCount(0)
  await page.goto('/patients')
  await page.getByRole('button', { name: 'Cancel the appointment' }).click()
  await page.getByRole('button', { name: 'Yes, cancel it' }).click()
  await expect(page.getByRole('heading', { name: 'You have no upcoming appointments' })).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'Appointment history' }).click()
  await expect(page.getByText(old)).toHaveCount(0)
  await expect(page.getByRole('article')).toHaveCount(1)
})

test('A waiting-room display keeps its token in the fragment, also if it came by an older link', {
  tag: '@proof',
}, async ({ page }) => {
  const [place] = await call('addresses')
  const body = { name: 'Lobby', location: place.code }
  const { token } = await call('admins/desk/displays', await administratorToken(), body)
  const wall = new RegExp(`/admins/display\\?lang=en#token=${token}$`)
  await page.goto(`/admins/display?token=${token}&lang=en`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(place.officialName)
  await expect(page).toHaveURL(wall)
  const requests: string[] = []
  page.on('request', request => requests.push(request.url()))
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(place.officialName)
  await expect(page).toHaveURL(wall)
  expect(requests.filter(url => url.split('#')[0]?.includes(token))).toEqual([])
})

test('A display whose creator lost the permission is taken over with one click, and shows numbers again', {
  tag: '@proof',
}, async ({ page, context, complaints }) => {
  const admin = await administratorToken()
  const own = await colleagueToken('Dewi Anggraini', ['desk'])
  const [place] = await call('addresses')
  const name = `Lobby ${Date.now()}`
  const { token } = await call('admins/desk/displays', own, { name, location: place.code })
  await page.addInitScript(value => localStorage.setItem('token', value), admin)
  await page.goto('/admins/users')
  await page.getByRole('button', { name: 'Change Dewi Anggraini' }).click()
  await expect(page.getByText(/go dark .*: 1\. Another colleague/)).toBeVisible()
  await page.getByRole('button', { name: 'Disable the account' }).click()
  await expect(page.getByRole('alertdialog').or(page.getByRole('dialog'))).toContainText('go dark')
  await page.getByRole('button', { name: 'Disable the account' }).click()
  await expect(page.getByText('Disabled', { exact: true }).first()).toBeVisible()
  const wall = await context.newPage()
  await wall.goto(`/admins/display?lang=en#token=${token}`)
  await expect(wall.getByText('This screen is switched off.')).toBeVisible()
  await page.goto('/admins/patients/queue')
  await page.getByRole('button', { name: 'Screens' }).click()
  const screen = page.getByRole('listitem').filter({ hasText: name })
  await expect(screen).toContainText('ended: Dewi Anggraini can no longer run the front desk')
  await screen.getByRole('button', { name: 'Take over' }).click()
  await expect(screen).not.toContainText('ended')
  // The display polls by itself.
  await expect(wall.getByRole('heading', { level: 1 })).toHaveText(place.officialName, { timeout: 15_000 })
  complaints.splice(0)
})
