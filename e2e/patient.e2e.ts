import { expect, mailTo, signUp, test } from './journey.ts'

test('A patient picks a place, signs up on the way, books it and sees it in her history', async ({
  context,
  page,
}) => {
  await page.goto('/doctors/ayu-lestari-kusumaningtyas')
  // The places are asked for when a reader comes near them.
  await page.getByRole('heading', { name: 'Pick a time' }).scrollIntoViewIfNeeded()
  await page
    .getByRole('main')
    .getByRole('link', { name: /\d\d:\d\d/ })
    .last()
    .click()
  await expect(page).toHaveURL(/\/auth\/patients\?redirect=/)
  await page.getByRole('link', { name: 'Create an account' }).click()
  const email = `siti-${Date.now()}@example.org`
  await signUp(page, email)
  await expect(page).toHaveURL(/\/patients\/appointments\/create/)
  await page.getByLabel('Reason for the visit').fill('Pain in the chest when I climb stairs')
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByText('Pain in the chest when I climb stairs')).toBeVisible()
  await page.getByRole('button', { name: 'Send the request' }).dblclick()
  await expect.poll(() => mailTo(email)?.text).toContain('Ayu Lestari')
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.getByRole('button', { name: 'Copy the booking code' }).click()
  await expect(page.getByText('The booking code is copied.')).toBeAttached()
  const code = await page.evaluate(() => navigator.clipboard.readText())
  expect(code).toMatch(/^[A-Z0-9-]{8,9}$/)
  expect(mailTo(email)?.text).toContain(code)
  await page.goto('/patients/appointments/history')
  await expect(page.getByText(/Ayu Lestari Kusumaningtyas/)).toHaveCount(1)
})

test('A patient who mistypes is told beside each field, and keeps what was typed', async ({ page }) => {
  await page.goto('/auth/signup-patients')
  await page.getByRole('textbox', { name: 'Email' }).fill('siti@')
  await page.getByLabel('Password', { exact: true }).fill('short')
  await page.getByLabel('Confirm your password').fill('other')
  await page.getByRole('button', { name: 'Sign up' }).click()
  const main = page.getByRole('main')
  await expect(main.getByText('Your first name is required').first()).toBeVisible()
  await expect(main.getByText('Please, enter a valid email').first()).toBeVisible()
  await expect(main.getByText('The password should contains at leat 8 characters').first()).toBeVisible()
  await expect(main.getByText('The password does not match').first()).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue('siti@')
})

test('A stranger is led to the patients’ door, and a patient never into the administrators’ rooms', async ({
  page,
  complaints,
}) => {
  await page.goto('/patients/appointments/history')
  await expect(page).toHaveURL('/auth/patients?redirect=%2Fpatients%2Fappointments%2Fhistory')
  await page.getByRole('link', { name: 'Create an account' }).click()
  await signUp(page, `budi-${Date.now()}@example.org`)
  await expect(page).toHaveURL('/patients/appointments/history')
  await page.goto('/admins')
  await expect(page).toHaveURL('/unknown')
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeFalsy()
  // The refused profile call is what this journey is about.
  complaints.splice(0)
})
