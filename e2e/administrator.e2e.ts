import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import type { Occurrence } from '#entities/schedule/schedule.ts'
import { asAdministrator, bookAtCounter } from './front-desk.ts'
import {
  administratorToken,
  expect,
  mailTo,
  rawat,
  signUp,
  test,
  withAdministratorSession,
} from './journey.ts'

async function signIn(page: Page): Promise<void> {
  await page.goto('/admins')
  await expect(page).toHaveURL('/auth/admins?redirect=%2Fadmins')
  await page.getByRole('textbox', { name: 'Email' }).fill(rawat.administrator.email)
  await page.getByLabel('Password', { exact: true }).fill(rawat.administrator.password)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible()
}

test('An administrator accepts a patient’s request, and the patient is informed', async ({
  browser,
  page,
}) => {
  const email = `agus-${Date.now()}@example.org`
  const patient = await browser.newContext()
  const hers = await patient.newPage()
  await hers.goto('/auth/signup-patients')
  await signUp(hers, email)
  await hers.goto('/patients/appointments/create?doctor=ayu-lestari-kusumaningtyas')
  await hers
    .getByRole('main')
    .getByRole('link', { name: /\d+ free/ })
    .last()
    .click()
  await hers
    .getByRole('main')
    .getByRole('link', { name: /\d\d:\d\d/ })
    .last()
    .click()
  await hers.getByRole('button', { name: 'Send the request' }).click()
  await expect.poll(() => mailTo(email)?.subject).toBeTruthy()

  await signIn(page)
  await page.getByRole('navigation').getByRole('link', { name: 'Appointments' }).click()
  const request = page
    .getByRole('listitem')
    .filter({ hasText: 'Siti Rahmawati' })
    .filter({ hasText: 'Ayu Lestari' })
    .last()
  await request.getByRole('button', { name: /^Accept/ }).click()
  await expect(page.getByText('Accepted. The patient gets an email.')).toBeVisible()
  await expect.poll(() => mailTo(email)?.subject).toMatch(/confirmed|accepted/i)
  await hers.goto('/patients/appointments/history')
  await expect(hers.getByText(/confirmed|accepted/i).first()).toBeVisible()
  await patient.close()
})

test('An administrator edits a doctor, and the public page shows it within seconds', async ({
  page,
  context,
}) => {
  await withAdministratorSession(page)
  await page.goto('/admins/hospitals/doctors/edit/markus-yarangga')
  const headline = `Hearts of the highlands ${Date.now()}`
  const english = page.getByRole('textbox', { name: /headline.*english/i }).or(
    page
      .getByRole('group', { name: /headline/i })
      .getByRole('textbox')
      .first(),
  )
  await english.first().fill(headline)
  await page.getByRole('button', { name: /^Publish/ }).click()
  await expect(page.getByText(/site was updated at \d\d/)).toBeVisible({ timeout: 60_000 })
  const reader = await context.newPage()
  await reader.goto('/doctors/markus-yarangga')
  await expect(reader.getByText(headline)).toBeVisible()
})

test('A search for a patient survives a reload and going back, and is in no address and no title', {
  tag: '@proof',
}, async ({ page }) => {
  await withAdministratorSession(page)
  // An invented patient of the demo who waits for an answer.
  const name = 'Sukarsih'
  await page.goto('/admins/patients/lists')
  await page.getByRole('searchbox').fill(name)
  const [first] = await Promise.all([
    page.waitForResponse(
      response =>
        response.url().endsWith('/api/admins/patients/search') &&
        (response.request().postData() ?? '').includes(name),
    ),
    page.waitForFunction(() => Object.keys(sessionStorage).some(key => key.startsWith('kept.search.'))),
  ])
  const { result } = (await first.json()) as { result: { name: string }[] }
  const found = page.getByRole('row').filter({ has: page.getByRole('link') })
  await expect(found).toHaveCount(result.length)
  expect(result.length).toBeGreaterThan(0)
  await page.getByRole('link', { name: result[0]?.name as string }).click()
  await expect(page.getByRole('heading', { level: 1, name: result[0]?.name as string })).toBeVisible()
  expect(await page.title()).not.toContain(name)
  await page.goBack()
  await expect(page.getByRole('searchbox')).toHaveValue(name)
  await page.reload()
  await expect(page.getByRole('searchbox')).toHaveValue(name)
  await expect(found).toHaveCount(result.length)
  await expect(page).toHaveURL('/admins/patients/lists')
  expect(await page.evaluate(() => JSON.stringify([history.state, sessionStorage]))).not.toContain(name)
  // An address with a name in it, entered by hand, is replaced as soon as the screen has read it.
  await page.goto(`/admins/patients/lists?search=${name}`)
  await expect(page.getByRole('searchbox')).toHaveValue(name)
  await expect(page).toHaveURL('/admins/patients/lists')
  await page.getByRole('link', { name: 'List Patients' }).click()
  await expect(page.getByRole('searchbox')).toHaveValue('')
})

test('The menu entry of a list ends its search, also while the browser was busy when it was pressed', {
  tag: '@proof',
}, async ({ page }) => {
  await withAdministratorSession(page)
  await page.goto('/admins/patients/lists?search=Suka')
  const search = page.getByRole('searchbox')
  await expect(search).toHaveValue('Suka')
  await expect(page).toHaveURL('/admins/patients/lists')
  const entry = await page.getByRole('link', { name: 'List Patients' }).boundingBox()
  await search.press('End')
  // The press waits in the browser until the typing has paused for long: both are then handled at the same time.
  await page.evaluate(() => {
    document.addEventListener('input', () => {
      setTimeout(() => {
        const end = performance.now() + 700
        while (performance.now() < end);
      }, 100)
    })
  })
  await search.press('r')
  await page.waitForTimeout(250)
  await page.mouse.click((entry?.x ?? 0) + 20, (entry?.y ?? 0) + 10)
  await expect(search).toHaveValue('')
  // Longer than the pause after which a typed text is searched for.
  await page.waitForTimeout(500)
  await expect(search).toHaveValue('')
})

test('Back over unsaved input asks first, and then shows the list where it was left', {
  tag: '@proof',
}, async ({ page, complaints }) => {
  await withAdministratorSession(page)
  await page.setViewportSize({ width: 1280, height: 500 })
  const list = '/admins/hospitals/specialists'
  await page.goto(list)
  await page.getByRole('main').getByRole('row').last().getByRole('link').first().click()
  const name = page.getByRole('textbox', { name: 'Name, English', exact: true })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const address = page.url()
  await name.fill('Changed and not saved')
  const question = page.getByRole('alertdialog', { name: 'Leave without saving?' })
  await page.goBack()
  await expect(question.getByRole('button', { name: 'Stay here' })).toBeFocused()
  await expect(question.getByRole('button', { name: 'Leave' })).toHaveClass(/button-quiet/)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(address)
  await expect(name).toHaveValue('Changed and not saved')
  await page.goBack()
  await question.getByRole('button', { name: 'Leave' }).click()
  await expect(page).toHaveURL(list)
  await expect(page.getByRole('main').getByRole('row').last()).toBeInViewport()

  // A screen that cannot be loaded says so; the next one opens, and so does the same one later.
  await page.route('**/TrashScreen*', route => route.abort())
  await page.getByRole('link', { name: 'Trash', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'This page could not be opened' })).toBeVisible()
  expect(complaints.splice(0).join()).toContain('TrashScreen')
  await page.unroute('**/TrashScreen*')
  await page.goBack()
  await expect(page.getByRole('main').getByRole('row').last()).toBeVisible()
  await page.getByRole('link', { name: 'Trash', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Trash' })).toBeVisible()
})

test('Two filters that are chosen one right after the other both apply', async ({ page }) => {
  await withAdministratorSession(page)
  await page.goto('/admins/audit')
  await expect(page.getByRole('heading', { level: 1, name: 'Audit trail' })).toBeVisible()
  // The router renders a new address only after the guard of the area, which waits here for the key of a draft.
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  await page.route('**/api/profile/keep-key', async route => {
    await released
    await route.continue()
  })
  await page.evaluate(() => sessionStorage.setItem('kept.of-an-earlier-version', 'unreadable'))
  await page.getByRole('combobox', { name: 'Who' }).selectOption('Nobody signed in')
  await page.getByRole('combobox', { name: 'What about' }).selectOption('Sign-ins')
  await expect(page.getByRole('combobox', { name: 'Who' })).toHaveValue('nobody')
  release()
  await expect(page).toHaveURL(/\?who=nobody&action=sign-in$/)
})

test('An error of a dialog’s request is shown above the dialog, where it can be read and closed', {
  tag: '@proof',
}, async ({ page, complaints }) => {
  await withAdministratorSession(page)
  await page.goto('/admins/packages/categories')
  await page.getByRole('button', { name: 'More actions' }).click()
  await page.getByRole('menuitem', { name: 'Change the order' }).click()
  const dialog = page.getByRole('dialog', { name: 'The order on the site' })
  await dialog.getByRole('button', { name: /down/ }).first().click()
  await page.route('**/api/admins/content/package-categories/order', route =>
    route.fulfill({ status: 500, json: {} }),
  )
  await dialog.getByRole('button', { name: 'Save the order' }).click()
  const said = page.getByRole('region', { name: 'Messages' }).getByText('Error 500')
  // In one evaluation, because the message closes by itself.
  const reached = await said.evaluate(one => {
    const { x, y, width, height } = one.getBoundingClientRect()
    const top = document.elementFromPoint(x + width / 2, y + height / 2)
    return one.closest('section')?.contains(top)
  })
  expect(reached).toBe(true)
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect(dialog).toBeHidden()
  complaints.splice(0)
})

test('The about page’s banner and description can be opened by the addresses of their forms', {
  tag: '@proof',
}, async ({ page }) => {
  await withAdministratorSession(page)
  await page.goto('/admins/banners/about/edit')
  await expect(page).toHaveURL(/\/admins\/banners\/about\/edit\/[\da-f-]{36}$/)
  await expect(page.getByRole('button', { name: /^(Save|Publish)/ }).first()).toBeVisible()
  await page.goto('/admins/description/about/edit')
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(/nothing/)
  await expect(page.getByRole('button', { name: /^(Save|Publish)/ }).first()).toBeVisible()
})

test('In the narrow menu an administrator sees each icon’s name', { tag: '@proof' }, async ({ page }) => {
  await withAdministratorSession(page)
  await page.goto('/admins')
  await page.getByRole('button', { name: 'Make the menu narrower' }).click()
  const doctors = page.getByRole('navigation').getByRole('link', { name: 'Doctors' })
  const away = page.getByRole('heading', { level: 1 })
  // The tooltips load when the menu is narrowed for the first time: point again until they have loaded.
  await expect(async () => {
    await away.hover()
    await doctors.hover()
    await expect(page.getByRole('tooltip')).toHaveText('Doctors', { timeout: 2000 })
  }).toPass()
  await away.hover()
  await expect(page.getByRole('tooltip')).toBeHidden()
  await doctors.focus()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('tooltip')).toHaveText(/./)
})

test('An administrator exports a list and the audit as tables, and no cell is a formula', {
  tag: '@proof',
}, async ({ page }) => {
  const name = `=HYPERLINK("https://evil.example") ${Date.now()}`
  const made = await page.request.post('/api/partners', {
    headers: { authorization: `Bearer ${await administratorToken()}` },
    data: { data: { slug: `probe-${Date.now()}`, name, kind: 'insurer' }, publish: false },
  })
  expect(made.status()).toBe(201)
  await withAdministratorSession(page)
  const tableOf = async (press: () => Promise<void>) => {
    const saved = page.waitForEvent('download')
    await press()
    const file = await saved
    const lines = readFileSync(await file.path(), 'utf8').split('\r\n')
    return { name: file.suggestedFilename(), lines }
  }
  await page.goto('/admins/hospitals/partners')
  const total = await page.getByText(/^\d+ items?$/).textContent()
  const list = await tableOf(async () => {
    await page.getByRole('button', { name: 'More' }).click()
    await page.getByRole('menuitem', { name: 'Export as CSV' }).click()
  })
  expect(list.name).toBe('partners.csv')
  expect(list.lines[0]).toMatch(/^\ufeffAddress in links,Status,/)
  // Without the header, and the empty text after the last line end.
  expect(list.lines.length - 2).toBe(Number.parseInt(total ?? '', 10))
  expect(list.lines.filter(line => line.includes(`"'${name.replaceAll('"', '""')}"`))).toHaveLength(1)
  await page.goto('/admins/audit')
  const audit = await tableOf(() => page.getByRole('button', { name: 'Export as CSV' }).click())
  expect(audit.name).toBe('audit.csv')
  expect(audit.lines[0]).toMatch(/^\ufeffat,by,role,action,/)
  for (const line of [...list.lines, ...audit.lines]) expect(line).not.toMatch(/(^|,)"?\s*[=+@]/)
})

test('Who archives a doctor learns how many appointments stay, and the list shows those of one doctor', {
  tag: '@proof',
}, async ({ page }) => {
  await withAdministratorSession(page)
  const doctor = 'ayu-lestari-kusumaningtyas'
  const date = (days: number) => Temporal.Now.plainDateISO().add({ days }).toString()
  const path = `doctors/${doctor}/places?from=${date(8)}&to=${date(28)}`
  const open = await asAdministrator<Occurrence[]>(page, 'GET', path)
  const { schedule, places = [] } = open.find(one => one.places.some(({ free }) => free > 0)) ?? {}
  const startsAt = places.find(one => one.free > 0)?.startsAt
  const name = `Bu Tuti ${Date.now()}`
  await bookAtCounter(page, { name }, { schedule: String(schedule), startsAt: String(startsAt) })
  await page.goto(`/admins/hospitals/doctors/edit/${doctor}`)
  await page.getByRole('button', { name: 'More actions' }).click()
  await page.getByRole('menuitem', { name: 'Archive' }).click()
  const dialog = page.getByRole('alertdialog')
  await expect(dialog).toContainText(/Appointments to come: [1-9]/)
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await page.goto('/admins/hospitals/doctors?search=ayu')
  await page.getByRole('checkbox', { name: 'Select all on this page' }).check()
  await page.getByRole('button', { name: 'Archive', exact: true }).click()
  await expect(dialog).toContainText(/Appointments to come: [1-9]/)
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await page.goto(`/admins/patients/appointments?status=requested-or-accepted&doctor=${doctor}`)
  await expect(page.getByRole('combobox', { name: 'Doctor' })).toContainText('Ayu Lestari')
  await expect(page.getByRole('main')).toContainText(name)
})

test('The panel that assigns references stays, with what was chosen, when the list behind it becomes empty', {
  tag: '@proof',
}, async ({ page }) => {
  await withAdministratorSession(page)
  const slug = `draft-${Date.now()}`
  const { version } = await asAdministrator<{ version: number }>(page, 'POST', 'articles', {
    data: {
      slug,
      title: { en: slug },
      body: {
        en: { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: slug }] }] },
      },
    },
    publish: false,
  })
  // The list is fetched again when the window takes the focus, if it is older than half a minute.
  await page.clock.install()
  await page.goto(`/admins/medias/articles?search=${slug}`)
  await page.getByRole('checkbox', { name: 'Select all on this page' }).check()
  await page.getByRole('button', { name: 'Assign …' }).click()
  const panel = page.getByRole('dialog')
  await expect(panel.getByRole('heading', { name: 'Assign to 1 item' })).toBeVisible()
  await panel.getByRole('combobox').last().fill('heart')
  await asAdministrator(page, 'DELETE', `articles/${slug}?version=${version}`)
  await page.clock.fastForward('00:31')
  await page.evaluate(() => dispatchEvent(new Event('visibilitychange')))
  await expect(page.getByText('No item matches this search and these filters.')).toBeVisible()
  await expect(panel.getByRole('combobox').last()).toHaveValue('heart')
  await panel.getByRole('button', { name: 'Close' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
})
