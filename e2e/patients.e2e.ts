import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { asAdministrator, bookAtCounter, cancelAtDesk, type OnDay, openQueue } from './front-desk.ts'
import { expect, ownPatient, test, withAdministratorSession } from './journey.ts'

/** A Wednesday beyond every public horizon, so that no other journey uses the same day. */
const date = (() => {
  const far = Temporal.Now.plainDateISO().add({ days: 70 })
  return far.add({ days: (10 - far.dayOfWeek) % 7 }).toString()
})()

async function expectOpenToAll(page: Page): Promise<void> {
  const axe = new AxeBuilder({ page }).setLegacyMode(true).options({ resultTypes: ['violations'] })
  const { violations } = await axe.analyze()
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(one => one.target.join(' '))}`)).toEqual([])
}

test('A caller who is known is found by telephone and booked without a second record; a double that exists is merged, and separated again', {
  tag: '@proof',
}, async ({ page, complaints }) => {
  // The contrast of a panel that fades in is not that of its colours.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await withAdministratorSession(page)
  const mark = String(Date.now()).slice(-8)
  const sessions = await asAdministrator<OnDay[]>(
    page,
    'GET',
    `admins/desk/sessions?location=jakarta&date=${date}`,
  )
  // Of two doctors, at the first and the last free time: one person cannot be in two places at once.
  const free = sessions
    // A package is not for every age.
    .filter(one => !one.doctor.startsWith('package:'))
    .flatMap(({ schedule, places }) => places.filter(one => one.free > 0).map(one => ({ ...one, schedule })))
    .toSorted((one, other) => (one.startsAt < other.startsAt ? -1 : 1))
  const book = (index: number, name: string, phone: string) =>
    asAdministrator<{ patient: { id: string } }>(page, 'POST', 'admins/appointments', {
      schedule: free.at(index)?.schedule,
      startsAt: free.at(index)?.startsAt,
      source: 'phone',
      patient: { name, phone, birthDate: '1981-04-05' },
    })
  const { patient } = await book(0, `Wulan ${mark}`, `0813 ${mark}`)

  await page.goto(`/admins/patients/appointments/day?location=jakarta&date=${date}`)
  const times = page
    .getByRole('list', { name: 'Free times by doctor' })
    .getByRole('button', { name: /^Book/ })
  await times.last().click()
  const panel = page.getByRole('dialog')
  // Entered as a new patient all the same, she is offered before a second record is made.
  await panel.getByRole('combobox').fill(`Wulann ${mark.slice(0, 3)}`)
  await expect(panel.getByRole('option', { name: /^New patient/ })).toBeVisible()
  await expectOpenToAll(page)
  await panel.getByRole('option', { name: /^New patient/ }).click()
  await panel.getByLabel('Name').fill('Bu Wulan')
  await panel.getByRole('textbox', { name: 'Phone' }).fill(`+62 813-${mark}`)
  await panel.getByText('Date of birth unknown').click()
  await panel.getByRole('button', { name: 'Book', exact: true }).click()
  await expect(panel.getByText('Is it one of these?')).toBeVisible()
  await expectOpenToAll(page)
  // The browser reports the answer 409.
  complaints.splice(0)
  await panel.getByRole('button', { name: 'Someone else', exact: true }).click()
  // Found by her telephone in another form: one press takes her, the next books.
  await panel.getByRole('combobox').fill(`+62 813${mark}`)
  await expect(panel.getByRole('option').first()).toContainText(`Wulan ${mark}`)
  await page.keyboard.press('Enter')
  await expect(panel.getByRole('textbox', { name: /^Reason/ })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByText(`Booked for Wulan ${mark}`)).toBeVisible()

  const double = await book(Math.floor(free.length / 2), `Wulan Sari ${mark}`, `0814 ${mark}`)
  await page.goto(`/admins/patients/lists/${patient.id}`)
  const next = page.getByRole('table')
  await expect(next.getByRole('row')).toHaveCount(2)
  await expectOpenToAll(page)
  await page.getByRole('button', { name: new RegExp(`^Compare.*Wulan Sari ${mark}`) }).click()
  await expectOpenToAll(page)
  await page.getByRole('dialog').getByRole('button', { name: 'Merge', exact: true }).click()
  await expect(next.getByRole('row')).toHaveCount(3)
  // The address of the merged record leads to the one that stays.
  await page.goto(`/admins/patients/lists/${double.patient.id}`)
  await expect(page).toHaveURL(new RegExp(patient.id))
  await page.getByRole('button', { name: 'Undo the merge' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Undo the merge' }).click()
  await expect(next.getByRole('row')).toHaveCount(2)

  await page.getByRole('button', { name: 'Correct details', exact: true }).click()
  const form = page.getByRole('dialog')
  await form.getByLabel(/^Record number/).fill(`RM-${mark}`)
  await form.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText(`RM-${mark}`)).toBeVisible()
  await page.getByRole('link', { name: 'Book', exact: true }).click()
  await expect(page.getByText('Choose a free time for')).toBeVisible()
})

test('The panel that compares two records stays open when a colleague merges them meanwhile', {
  tag: '@proof',
}, async ({ page }) => {
  await withAdministratorSession(page)
  const { schedule, places } = await openQueue(page)
  const [startsAt, mark] = [places[0]?.startsAt, String(Date.now()).slice(-8)]
  const enter = async (name: string) => {
    const made = await asAdministrator<{ id: string; patient: { id: string } }>(
      page,
      'POST',
      'admins/appointments',
      {
        ...{ schedule, startsAt, source: 'phone' },
        patient: { name, phone: `0815 ${mark}`, birthDate: '1980-01-02' },
      },
    )
    // Both records have the same slot: with two appointments at one time they could not be merged.
    await cancelAtDesk(page, made.id)
    return `admins/patients/${made.patient.id}`
  }
  const [kept, other] = [await enter(`Retno ${mark}`), await enter(`Retno Sari ${mark}`)]
  const version = async (path: string) =>
    asAdministrator<{ id: string; updatedAt: string }>(page, 'GET', path)
  // The page is fetched again when the window takes the focus, if it is older than half a minute.
  await page.clock.install()
  await page.goto(`/${kept.replace('patients', 'patients/lists')}`)
  const compare = page.getByRole('button', { name: /^Compare/ })
  await compare.click()
  const panel = page.getByRole('dialog')
  await expect(panel.getByRole('table')).toContainText(`Retno Sari ${mark}`)
  const { id, updatedAt: otherVersion } = await version(other)
  const { updatedAt } = await version(kept)
  await asAdministrator(page, 'POST', `${kept}/merge`, { other: id, version: updatedAt, otherVersion })
  await page.clock.fastForward('00:31')
  await page.evaluate(() => dispatchEvent(new Event('visibilitychange')))
  await expect(compare).toHaveCount(0)
  await expect(panel.getByRole('table')).toContainText(`Retno Sari ${mark}`)
  await panel.getByRole('button', { name: 'Cancel' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
})

test('An identity number is found by a search that is in no address, and stays on the page of its patient', async ({
  page,
  complaints,
}) => {
  await withAdministratorSession(page)
  const { token, email } = await ownPatient()
  const made = await page.request.post('/api/dependants', {
    headers: { authorization: `Bearer ${token}` },
    data: { name: 'Putri', birthDate: '2015-05-14', sex: 'female', relationship: 'child' },
  })
  expect(made.ok()).toBe(true)
  const people = await asAdministrator<{ id: string; name: string; carer: string | null }[]>(
    page,
    'GET',
    `admins/patients?search=${email}`,
  )
  const child = people.find(one => one.carer !== null)
  const holder = people.find(one => one.carer === null)
  const enter = async (id: string | undefined, nik: string) => {
    const path = `admins/patients/${id}`
    const { updatedAt: version } = await asAdministrator<{ updatedAt: string }>(page, 'GET', path)
    await asAdministrator(page, 'PUT', `${path}/nik`, { nik, version })
  }
  await enter(holder?.id, '3174011205900001')
  await enter(child?.id, '3174015405150002')
  const addresses: string[] = []
  page.on('request', request => addresses.push(request.url()))
  await page.goto('/admins/patients/lists')
  await page.getByRole('searchbox').fill('3174 0112 0590 0001')
  await expect(page.getByText('1 patient', { exact: true })).toBeVisible()
  await page
    .getByRole('main')
    .getByRole('link', { name: holder?.name ?? '', exact: true })
    .click()
  await expect(page.getByText('•••• 0001')).toBeVisible()
  const toChild = page.getByRole('main').getByRole('link', { name: child?.name ?? '', exact: true })
  await toChild.click()
  await expect(page.getByText('•••• 0002')).toBeVisible()
  await page.goBack()
  await page.getByRole('button', { name: 'Show', exact: true }).click()
  await expect(page.getByText('3174011205900001')).toBeVisible()
  // The child's page is cached: the parts of the holder's page are not taken away in between.
  await toChild.click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(child?.name ?? '')
  await expect(page.getByText('•••• 0002')).toBeVisible()
  await expect(page.getByText('3174011205900001')).toBeHidden()
  // Nor does a shown number stay when a colleague has changed it.
  await page.goBack()
  await page.getByRole('button', { name: 'Show', exact: true }).click()
  await enter(holder?.id, '3174011205900003')
  await page.getByRole('button', { name: 'Disable the account', exact: true }).click()
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: 'Disable the account', exact: true })
    .click()
  await expect(page.getByText('•••• 0003')).toBeVisible()
  await expect(page.getByText('3174011205900001')).toBeHidden()
  await page.getByRole('button', { name: 'Change', exact: true }).click()
  const panel = page.getByRole('dialog')
  const save = panel.getByRole('button', { name: 'Save' })
  await save.click()
  await expect(panel.getByLabel('Identity number (NIK)')).toHaveAccessibleDescription(/Fill this in$/)
  // Where a colleague was faster, what was typed stays, and the second try is saved.
  const saveAgain = async (nik: string) => {
    await enter(holder?.id, nik)
    await save.click()
    await expect(panel.getByRole('alert')).toContainText('Someone else changed this')
    await save.click()
    await expect(panel).toBeHidden()
  }
  await panel.getByLabel('Identity number (NIK)').fill('3174011205900004')
  await saveAgain('3174011205900005')
  await expect(page.getByText('•••• 0004')).toBeVisible()
  await page.getByRole('button', { name: 'Correct details', exact: true }).click()
  await panel.getByLabel(/^Notes/).fill('Hard of hearing')
  await saveAgain('3174011205900006')
  await expect(page.getByText('Hard of hearing')).toBeVisible()
  // The browser reports the answers 409.
  complaints.splice(0)
  await page.route(`**/api/admins/patients/${holder?.id}`, async route => {
    const response = await route.fetch()
    const { result, ...rest } = await response.json()
    await route.fulfill({ response, json: { ...rest, result: { ...result, appointments: 50 } } })
  })
  await page.reload()
  await page.getByRole('button', { name: 'and 50 more' }).click()
  await expect(page.getByRole('searchbox')).toHaveValue(new RegExp(`^${holder?.name}`))
  await expect(page).toHaveURL(/appointments\?status=all$/)
  expect(addresses.filter(one => decodeURIComponent(one).replace(/[\s+]/g, '').includes('317401'))).toEqual(
    [],
  )
})

test('On a telephone a panel fits the longest name, and shows that saving failed', { tag: '@proof' }, async ({
  page,
  complaints,
}) => {
  await page.setViewportSize({ width: 360, height: 640 })
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await withAdministratorSession(page)
  const name = `${'Wirjokusumosuryaningrat'.repeat(3)}${Date.now()}`
  await bookAtCounter(page, { name }, await openQueue(page))
  const path = `admins/patients?search=${name}`
  const [made] = await asAdministrator<{ id: string }[]>(page, 'GET', path)
  await page.goto(`/admins/patients/lists/${made?.id}`)
  await page.getByRole('button', { name: 'Correct details', exact: true }).click()
  const panel = page.getByRole('dialog')
  const parts = panel.locator('xpath=descendant-or-self::*[self::dialog or self::div]')
  await expect(panel.getByLabel('Name', { exact: true })).toHaveValue(name)
  expect(await parts.evaluateAll(all => all.filter(one => one.scrollWidth > one.clientWidth).length)).toBe(0)

  await page.route('**/api/admins/patients/*', route =>
    route.request().method() === 'PUT' ? route.fulfill({ status: 500, json: {} }) : route.fallback(),
  )
  await panel.getByText('Female', { exact: true }).click()
  await panel.getByRole('button', { name: 'Save' }).click()
  await expect(panel.getByRole('alert')).toBeInViewport()
  // The browser reports the answer 500.
  complaints.splice(0)
})

test('A cancellation that fails says so once, and no longer when the panel is opened again', {
  tag: '@proof',
}, async ({ page, complaints }) => {
  await withAdministratorSession(page)
  const { id } = await bookAtCounter(page, { name: 'Bu Sri' }, await openQueue(page))
  await page.goto(`/admins/patients/appointments/accept/${id}`)
  await page.route('**/cancel', route => route.fulfill({ status: 500, json: {} }))
  const cancel = page.getByRole('main').getByRole('button', { name: /^Cancel/ })
  await cancel.click()
  const panel = page.getByRole('dialog')
  await panel.getByRole('textbox').last().fill('The doctor is ill')
  await panel.getByRole('button', { name: 'Cancel the appointment' }).click()
  await expect(panel.getByRole('alert')).toHaveCount(1)
  await expect(page.getByRole('alert')).toHaveCount(1)
  await panel.getByRole('button', { name: 'Change nothing' }).click()
  await cancel.click()
  await expect(panel.getByRole('textbox').last()).toBeVisible()
  await expect(page.getByRole('alert')).toHaveCount(0)
  // The browser itself reports the refused request.
  complaints.splice(0)
})
