import { expect, rawat, test, withAdministratorSession } from './journey.ts'

test('A session that ends over an unsaved form is restored in place, and no input is lost', async ({
  page,
  complaints,
}) => {
  await page.goto('/auth/admins?redirect=%2Fadmins%2Fhospitals%2Fdoctors%2Fadd')
  await page.getByRole('textbox', { name: 'Email' }).fill(rawat.administrator.email)
  await page.getByLabel('Password', { exact: true }).fill(rawat.administrator.password)
  await page.getByRole('button', { name: 'Sign in' }).click()
  const name = page.getByRole('textbox', { name: 'Name, without titles' })
  await name.fill('Nusa Baru')
  // Signed out on the server, as after fifteen minutes without activity. The press follows in the same step:
  // another request of the page may be refused first, and its dialog would cover the button.
  await page.getByRole('button', { name: 'Save draft' }).evaluate(async (button: HTMLElement) => {
    await fetch('/api/auth/admins/logout', {
      method: 'POST',
      headers: { authorization: `Bearer ${localStorage.getItem('token')}` },
    })
    button.click()
  })
  await page
    .getByRole('combobox', { name: 'Specialists' })
    .or(page.getByRole('combobox', { name: /special/i }))
    .first()
    .fill('kar')
  const dialog = page.getByRole('dialog', { name: 'Your session has ended' })
  await expect(dialog).toBeVisible()
  await dialog.getByLabel('Password').fill('not this one')
  await dialog.getByRole('button', { name: 'Sign in and continue' }).click()
  await expect(dialog.getByRole('alert')).toBeVisible()
  await dialog.getByLabel('Password').fill(rawat.administrator.password)
  await dialog.getByRole('button', { name: 'Sign in and continue' }).click()
  await expect(dialog).toBeHidden()
  await expect(page).toHaveURL('/admins/hospitals/doctors/add')
  await expect(name).toHaveValue('Nusa Baru')
  await expect.poll(() => page.evaluate(() => localStorage.getItem('token'))).toBeTruthy()
  complaints.splice(0)
})

test('A half-entered absence also survives the end of the session', { tag: '@proof' }, async ({
  page,
  complaints,
}) => {
  await page.goto('/auth/admins?redirect=%2Fadmins%2Fpatients%2Fappointments%2Fabsence')
  await page.getByRole('textbox', { name: 'Email' }).fill(rawat.administrator.email)
  await page.getByLabel('Password', { exact: true }).fill(rawat.administrator.password)
  await page.getByRole('button', { name: 'Sign in' }).click()
  const late = page.getByRole('radio', { name: /late/i })
  await late.check({ force: true })
  await page.evaluate(() =>
    fetch('/api/auth/admins/logout', {
      method: 'POST',
      headers: { authorization: `Bearer ${localStorage.getItem('token')}` },
    }),
  )
  // Choosing a location sends a request for its doctors, whose answer says that the session has ended.
  await page.getByRole('combobox', { name: 'Location' }).selectOption({ index: 1 })
  const dialog = page.getByRole('dialog', { name: 'Your session has ended' })
  await expect(dialog).toBeVisible()
  await dialog.getByLabel('Password').fill(rawat.administrator.password)
  await dialog.getByRole('button', { name: 'Sign in and continue' }).click()
  await expect(dialog).toBeHidden()
  await expect(page).toHaveURL(/\/absence$/)
  await expect(late).toBeChecked()
  complaints.splice(0)
  // Nor is it lost by a press on a link.
  await page.getByRole('link', { name: 'Back to the day' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Stay here' }).click()
  await expect(late).toBeChecked()
})

test('A missing reference is created without leaving the form', { tag: '@proof' }, async ({ page }) => {
  await withAdministratorSession(page)
  await page.goto('/admins/medias/articles/add')
  const title = page.getByRole('group', { name: /^Title/ }).getByRole('textbox', { name: /English/ })
  await title.fill('Sleep well')
  await page
    .getByRole('button', { name: 'Add Media category' })
    .or(page.getByRole('button', { name: /^Add .*category/i }))
    .first()
    .click()
  const panel = page.getByRole('dialog', { name: /^Add/ })
  const name = `Rest ${Date.now()}`
  await panel
    .getByRole('group', { name: /^Name/ })
    .getByRole('textbox', { name: /English/ })
    .fill(name)
  await panel.getByRole('combobox').selectOption({ index: 1 })
  await panel.getByRole('button', { name: 'Save draft' }).click()
  await expect(panel).toBeHidden()
  await expect(page.getByRole('button', { name: `Remove ${name}` })).toBeVisible()
  await expect(title).toHaveValue('Sleep well')
})

test('A save that fails on the network shows an error, and can be sent again from the same form', {
  tag: '@proof',
}, async ({ page, context, complaints }) => {
  await withAdministratorSession(page)
  await page.goto('/admins/medias/categories/add')
  const name = page.getByRole('group', { name: /^Name/ }).getByRole('textbox', { name: /English/ })
  const words = `Care ${Date.now()}`
  await name.fill(words)
  await page
    .getByRole('combobox', { name: /^For/ })
    .or(page.getByRole('combobox').last())
    .first()
    .selectOption({ index: 1 })
  await context.setOffline(true)
  await page.getByRole('button', { name: 'Save draft' }).click()
  await expect(page.getByRole('main').getByRole('alert').first()).toBeVisible()
  await expect(name).toHaveValue(words)
  await context.setOffline(false)
  complaints.splice(0)
  await page.getByRole('button', { name: 'Close this message' }).click()
  await page.getByRole('button', { name: 'Save draft' }).click()
  await expect(page).toHaveURL(/categories\/edit\/care-\d+/)
  await expect(name).toHaveValue(words)
})
