import type { Page } from '@playwright/test'
import { expect, rawat, signUp, test, useServer } from './journey.ts'
import { type OwnRawat, startOwnRawat } from './start-rawat.ts'

let empty: OwnRawat | undefined
test.beforeAll(async () => {
  test.setTimeout(300_000)
  const { email, password } = rawat.administrator
  empty = await startOwnRawat({ RAWAT_DEMO: 'off', ADMIN_EMAIL: email, ADMIN_PASSWORD: password })
  useServer(empty)
})
test.afterAll(async () => {
  useServer()
  // If the server did not start, stopping it would throw and hide the cause.
  await empty?.stop()
})

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()

test('An empty hospital is set up in one session, and a patient books with its first doctor', {
  tag: '@proof',
}, async ({ page, browser, complaints }) => {
  test.setTimeout(300_000)
  await page.goto('/auth/admins')
  await page.getByRole('textbox', { name: 'Email' }).fill(rawat.administrator.email)
  await page.getByLabel('Password', { exact: true }).fill(rawat.administrator.password)
  await press(page, 'Sign in')
  await page
    .getByRole('region', { name: 'Set up the hospital' })
    .getByRole('link', { name: 'Next: Name, logo and colour' })
    .click()

  await expect(heading(page, 'Step 1 of 8 The hospital')).toBeFocused()
  await press(page, 'Save and continue')
  await expect(page.getByRole('alert')).toContainText('Hospital name')
  await page.getByLabel('Hospital name').fill('Rumah Sakit Harapan')
  await expect(page.getByText('Readable: contrast')).toHaveCount(2)
  await press(page, 'Save and continue')

  await expect(heading(page, 'Step 2 of 8 The main location')).toBeFocused()
  await press(page, 'Save and continue')
  await expect(page.getByRole('alert')).toContainText('Official name')
  await page.getByLabel('Official name').fill('Harapan Bandung')
  await page.getByLabel('Street').fill('Jalan Melati 12')
  await page.getByLabel('City').fill('Bandung')
  await page.getByLabel('Time zone').fill('Asia/Jakarta')
  await page.getByLabel('Main line').fill('+62 22 555 0101')
  await page.getByLabel('Emergency number').fill('119')
  await press(page, 'Fill in the hours below')
  await page.getByLabel('Map link').fill('https://www.google.com/maps/@-6.9147,107.6098,17z')
  await expect(page.getByText('Found: -6.9147, 107.6098')).toBeVisible()
  await press(page, 'Save and continue')

  await expect(heading(page, 'Step 3 of 8 Specialties')).toBeFocused()
  // Going back shows the saved values and the step as done.
  await page.goBack()
  await expect(page.getByLabel('Official name')).toHaveValue('Harapan Bandung')
  await expect(page.getByRole('link', { name: /^The main location.*written, not public yet$/ })).toBeVisible()
  await press(page, 'Save and continue')
  // By its label, as a person does: the box itself is one hidden pixel, which may have moved before the click.
  for (const name of ['Cardiology', 'Paediatrics']) {
    await page.locator('label.icon-choice', { hasText: name }).click()
    await expect(page.getByRole('checkbox', { name: new RegExp(`^${name}`) })).toBeChecked()
  }
  await press(page, 'Add 2 and continue')

  await expect(heading(page, 'Step 4 of 8 The first doctors')).toBeFocused()
  await page.getByLabel('Name, without titles').fill('Ayu Lestari')
  await page.getByLabel('Title before the name').fill('dr.')
  const specialty = page.getByRole('combobox', { name: 'Specialists' })
  await specialty.fill('cardio')
  await page.getByRole('option', { name: 'Cardiology' }).click()
  await press(page, 'Save the doctor')
  await page.getByRole('link', { name: 'Next step' }).click()

  await expect(heading(page, 'Step 5 of 8 When patients can book a doctor')).toBeFocused()
  await page.getByRole('checkbox', { name: 'Saturday' }).check()
  await page.getByRole('checkbox', { name: 'Sunday' }).check()
  await expect(page.getByText('Slots a day: 12. Slots a week: 84.')).toBeVisible()
  // The third day's request fails: the form stays open, names the day, and keeps the days that are left.
  let writes = 0
  await page.route('**/api/admins/schedules', route =>
    route.request().method() === 'POST' && ++writes === 3 ? route.abort() : route.continue(),
  )
  await press(page, 'Save the weekly times')
  await expect(page.getByRole('main').getByRole('alert')).toContainText('Wednesday')
  await expect(page.getByRole('checkbox', { name: 'Tuesday' })).not.toBeChecked()
  await expect(page.getByRole('checkbox', { name: 'Wednesday' })).toBeChecked()
  expect(complaints.splice(0)).toEqual(['Failed to load resource: net::ERR_FAILED'])
  await press(page, 'Save the weekly times')
  await expect(page.getByText('Ayu Lestari has weekly times.')).toBeVisible()
  await expect(page.getByRole('button', { name: /^Delete: \w+, 09:00–12:00/ })).toHaveCount(7)
  await page.getByRole('link', { name: 'Next step' }).click()

  await expect(heading(page, 'Step 6 of 8 Email')).toBeFocused()
  await expect(page.getByText('No emails are sent yet')).toBeVisible()
  await page.getByRole('link', { name: 'Next step' }).click()
  await expect(heading(page, 'Step 7 of 8 Colleagues')).toBeFocused()
  await page.getByRole('link', { name: 'Next step' }).click()

  await expect(heading(page, 'Step 8 of 8 Publish and check')).toBeFocused()
  await press(page, 'Publish everything (5)')
  await expect(page.getByText('Nothing is waiting to be published.')).toBeVisible()
  await expect(
    page
      .getByRole('main')
      .getByText(/site was updated at/)
      .last(),
  ).toBeVisible({ timeout: 120_000 })

  const visitor = await browser.newContext({
    baseURL: rawat.address,
    timezoneId: 'Asia/Jakarta',
  })
  const patient = await visitor.newPage()
  await patient.goto('/doctors')
  await patient
    .getByRole('main')
    .getByRole('link', { name: /^dr. Ayu Lestari/ })
    .first()
    .click()
  await patient.getByRole('heading', { name: 'Pick a time' }).scrollIntoViewIfNeeded()
  await patient
    .getByRole('main')
    .getByRole('link', { name: /\d\d:\d\d/ })
    .last()
    .click()
  await patient.getByRole('link', { name: 'Create an account' }).click()
  await signUp(patient, 'siti@example.org')
  await patient.getByRole('button', { name: 'Send the request' }).click()
  await expect(patient.getByRole('button', { name: 'Copy the booking code' })).toBeVisible()
  await visitor.close()
})
