import type { Page } from '@playwright/test'
import { colleagueToken } from './administering.ts'
import { expect, test, withAdministratorSession } from './journey.ts'

const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })

test('An administrator reaches every screen by keyboard, and an old address redirects', async ({ page }) => {
  await withAdministratorSession(page)
  await page.goto('/admins')
  await expect(title(page, 'Dashboard')).toBeVisible()
  await page.keyboard.press('Control+k')
  const field = page.getByRole('combobox', { name: 'Search for a screen, an action or a record' })
  await expect(field).toBeFocused()
  await field.pressSequentially('redir')
  const palette = page.getByRole('dialog', { name: 'Search and commands' })
  await expect(palette.getByRole('option', { selected: true })).toContainText('Redirects')
  await page.keyboard.press('Enter')
  await expect(title(page, 'Redirects')).toBeVisible()

  await page.getByRole('button', { name: 'Add a redirect' }).click()
  const panel = page.getByRole('dialog', { name: 'Add a redirect' })
  await panel.getByLabel('Old address').fill('/our-old-doctors')
  await panel.getByLabel('Leads to').fill('doctors')
  await panel.getByRole('button', { name: 'Save the redirect' }).click()
  await expect(panel.getByText('Enter an address on this site, such as /doctors').first()).toBeVisible()
  await panel.getByLabel('Leads to').fill('/doctors')
  // While it is sent, the panel stays open: an error would be shown in it.
  let send = () => {}
  const held = new Promise<void>(resolve => {
    send = resolve
  })
  await page.route('**/api/admins/redirects', route => held.then(() => route.continue()), { times: 1 })
  await panel.getByRole('button', { name: 'Save the redirect' }).click()
  await page.keyboard.press('Escape')
  await panel.getByRole('button', { name: 'Close' }).click()
  await expect(panel).toBeVisible()
  send()
  await expect(page.getByRole('row', { name: /our-old-doctors/ })).toContainText('/doctors')
  await expect(async () => {
    const answer = await page.request.get('/id/our-old-doctors', { maxRedirects: 0 })
    expect([answer.status(), answer.headers().location]).toEqual([301, '/id/doctors'])
  }).toPass({ timeout: 60_000 })

  await page.goto('/admins/audit?action=redirect')
  await expect(page.getByRole('list').getByText('added a redirect')).toBeVisible()
})

test('Letters that are typed while the palette is still loading arrive in its field', {
  tag: '@proof',
}, async ({ page }) => {
  await withAdministratorSession(page)
  await page.goto('/admins')
  await expect(title(page, 'Dashboard')).toBeVisible()
  let release = () => {}
  const held = new Promise<void>(resolve => {
    release = resolve
  })
  await page.route(/\.js$/, async route => {
    await held
    await route.continue()
  })
  await page.keyboard.press('Control+k')
  await page.keyboard.type('redix')
  await page.keyboard.press('Backspace')
  await page.keyboard.press('Enter')
  release()
  const field = page.getByRole('combobox', { name: 'Search for a screen, an action or a record' })
  await expect(field).toBeFocused()
  await page.keyboard.type('r')
  await expect(field).toHaveValue('redir')
  await page.keyboard.press('Escape')
  await expect(field).toBeHidden()
  await page.keyboard.press('Control+k')
  await expect(field).toHaveValue('')
})

test('A doctor is found by name from any screen, and the colour is chosen with a preview in both schemes', {
  tag: '@proof',
}, async ({ page }) => {
  await withAdministratorSession(page)
  await page.goto('/admins')
  await page.getByRole('button', { name: 'Search and commands' }).click()
  const palette = page.getByRole('dialog', { name: 'Search and commands' })
  await palette.getByRole('combobox').pressSequentially('markus yar')
  await palette.getByRole('option', { name: /Yarangga/ }).click()
  await expect(page).toHaveURL(/hospitals\/doctors\/edit\/markus-yarangga/)

  await page.goto('/admins/settings')
  await page
    .getByRole('main')
    .getByRole('link', { name: /Identity/ })
    .click()
  await expect(page.getByText('Readable: contrast')).toHaveCount(2)
  await page.getByRole('slider', { name: 'Hue' }).fill('250')
  await expect(page.getByText('Readable: contrast')).toHaveCount(2)
  await expect(page.getByText('Not saved yet')).toBeVisible()
})

test('A visitor’s message causes a notification, which disappears when it is read', {
  tag: '@proof',
}, async ({ page, context }) => {
  const visitor = await context.newPage()
  await visitor.goto('/contact')
  await visitor.close()
  const sent = await page.request.post('/api/contact-messages', {
    data: {
      name: 'Ayu',
      email: 'ayu@example.org',
      topic: 'billing',
      message: 'Which bill?',
      elapsed: '9000',
    },
  })
  expect(sent.ok()).toBe(true)
  await withAdministratorSession(page)
  await page.goto('/admins')
  await page.getByRole('button', { name: /Notifications, \d+ new/ }).click()
  const notice = page.getByRole('dialog', { name: 'Notifications' })
  await notice
    .getByRole('link', { name: /A message arrived about a bill/ })
    .first()
    .click()
  await expect(page).toHaveURL(/contact-messages\/edit\//)
  await page.goto('/admins/notifications')
  await page.getByRole('button', { name: 'Mark all as read' }).click()
  await expect(page.getByRole('button', { name: 'Notifications', exact: true })).toBeVisible()
  await page.goto('/admins')
  await expect(page.getByRole('region', { name: 'Visits' })).toBeVisible()
})

test('A page with a new address can still be opened by the old one', { tag: '@proof' }, async ({ page }) => {
  await withAdministratorSession(page)
  await page.goto('/admins/medias/news/edit/upper-gate-in-jayapura')
  const slug = page.getByRole('textbox', { name: /Address in links/ })
  await expect(slug).not.toBeEditable()
  await page.getByRole('button', { name: 'Change the address' }).click()
  await slug.fill('upper-gate-is-open')
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  await expect(page).toHaveURL(/news\/edit\/upper-gate-is-open/)
  await expect(async () => {
    const answer = await page.request.get('/news/upper-gate-in-jayapura', { maxRedirects: 0 })
    expect([answer.status(), answer.headers().location]).toEqual([301, '/news/upper-gate-is-open'])
    expect((await page.request.get('/id/news/upper-gate-is-open')).status()).toBe(200)
  }).toPass({ timeout: 60_000 })
})

test('A long warning in the settings wraps on a phone', { tag: '@proof' }, async ({ page }) => {
  await withAdministratorSession(page)
  await page.addInitScript(() => localStorage.setItem('language', 'id'))
  await page.route('**/api/admins/operations/backups', async route => {
    const response = await route.fetch()
    const { result, ...rest } = await response.json()
    await route.fulfill({ response, json: { ...rest, result: { ...result, scheduled: false } } })
  })
  await page.setViewportSize({ width: 360, height: 800 })
  await page.goto('/admins/settings')
  await expect(page.locator('.badge-warning')).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
})

test('A colleague without the right sees who can help, and nothing that cannot be used', {
  tag: '@proof',
}, async ({ page, complaints }) => {
  const token = await colleagueToken('Dewi Anggraini', ['medical'])
  await page.addInitScript(value => localStorage.setItem('token', value), token)
  await page.goto('/admins')
  const main = page.getByRole('main')
  await expect(main).toContainText('also needs the right ‘Content’')
  const desk = '/admins/patients/appointments'
  const screens = ['/admins/settings', desk, `${desk}/day`, `${desk}/week`, '/admins/hospitals/doctors']
  for (const screen of [...screens, '/admins/patients/queue', '/admins/medias/library'])
    await test.step(screen, async () => {
      await page.goto(screen)
      await expect(main.getByRole('alert')).toContainText('Your account is not allowed to see this')
      await expect(main.getByRole('alert')).toHaveCount(1)
      await expect(main.getByRole('listitem')).toHaveCount(0)
      await expect(main.getByRole('search')).toHaveCount(0)
      await expect(main.getByRole('button')).toHaveCount(0)
    })
  // The browser itself reports the refused request.
  complaints.splice(0)
})
