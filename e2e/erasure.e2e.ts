import { asAdministrator, bookAtCounter, openQueue } from './front-desk.ts'
import { expect, ownPatient, rawat, test, withAdministratorSession } from './journey.ts'

test('A patient erases the account and data; the appointment stays at the front desk without a name, and a search finds nothing', {
  tag: '@proof',
}, async ({ page, browser, complaints }) => {
  const { email, password, token } = await ownPatient()
  const [{ id, name } = { id: '', name: '' }] = await asAdministrator<{ id: string; name: string }[]>(
    page,
    'GET',
    `admins/patients?search=${email}`,
  )
  const { schedule, places } = await openQueue(page)
  const made = await bookAtCounter(page, { id }, { schedule, startsAt: places[0]?.startsAt })
  for (const step of ['check-in', 'complete'])
    await asAdministrator(page, 'POST', `admins/appointments/${made.id}/${step}`)
  const desk = await browser.newPage({ baseURL: rawat.address })
  await withAdministratorSession(desk)
  await desk.goto(`/admins/patients/appointments/accept/${made.id}`)
  await expect(desk.getByText(name).first()).toBeVisible()

  await page.goto('/')
  await page.evaluate(value => localStorage.setItem('token', value), token)
  await page.goto('/patients/profile-edit')
  const own = page.getByRole('region', { name: 'Your data' })
  await own.getByRole('button', { name: 'Erase my account and data' }).click()
  await expect(own).toContainText('Past appointments stay, without your name')
  await own.getByLabel('Current password').fill('something else')
  await own.getByRole('button', { name: 'Erase my account and data' }).click()
  await expect(own.getByRole('alert')).toContainText('This is not your password')
  await own.getByLabel('Current password').fill(password)
  await own.getByRole('button', { name: 'Erase my account and data' }).click()
  await expect(page.getByText('Your account and your data have been erased.')).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull()

  await page.goto('/auth/patients')
  await page.getByRole('textbox', { name: 'Email' }).fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByText('do not match an account here')).toBeVisible()

  await desk.reload()
  await expect(desk.getByRole('heading', { level: 1, name: 'Erased patient' })).toBeVisible()
  await expect(desk.getByRole('main')).toContainText('Completed')
  await desk.goto(`/admins/patients/lists/${id}`)
  await expect(desk.getByRole('heading', { level: 1, name: 'Erased patient' })).toBeVisible()
  await expect(desk.getByText('Past appointments stay, without a name.')).toBeVisible()
  await expect(desk.getByRole('row').getByText('Completed')).toBeVisible()
  await expect(desk.getByRole('button', { name: 'Erase' })).toHaveCount(0)
  await expect(desk.getByRole('main')).not.toContainText(name)
  await desk.goto('/admins/patients/lists')
  await desk.getByRole('searchbox', { name: /^Name, phone/ }).fill(email)
  await expect(desk.getByText('No patient matches this search.')).toBeVisible()
  await desk.close()
  // The browser itself reports the refused password and sign-in.
  expect(complaints.splice(0).every(one => /\b4(01|22) \(/.test(one))).toBe(true)
})
