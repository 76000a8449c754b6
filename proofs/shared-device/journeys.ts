import { expect, type Page } from '@playwright/test'
import type { Markers } from './search.ts'

export interface Site {
  address: string
  /** The code in the newest email to an address. */
  codeFor(email: string): Promise<string>
  administrator: { email: string; password: string }
}

const word = () => {
  const letters = crypto.randomUUID().replaceAll(/[^a-f]/g, '')
  return `${letters}${letters}`.slice(0, 9).padEnd(9, 'k')
}
const digits = (count: number) =>
  Array.from(crypto.getRandomValues(new Uint8Array(count)), byte => String((byte % 9) + 1)).join('')

/** Everything that a patient types or that the portal shows about a patient. Each text is unique on the disk. */
export function patientMarkers() {
  const name = word()
  const phone = digits(8)
  return {
    name: `Sitz${name}`,
    email: `mailx${word()}@example.org`,
    password: `rahasiaq ${word()} ${digits(4)}`,
    phone: `0812${phone}`,
    address: `Jalan Xp${word()}`,
    'BPJS number': digits(13),
    child: `Rakz${word()}`,
    'number of the child (16 digits, as a NIK)': digits(16),
    complaint: `palpitationz ${word()}`,
    'half-typed complaint': `migrainz ${word()}`,
    'half-typed child': `Putriz${word()}`,
    'half-typed address of mail': `newz${word()}@example.org`,
    'half-typed password': `halfpassz${word()}`,
    'half-typed home': `Jalan Hq${word()}`,
    'searched doctor': `dokterz${word()}`,
  } satisfies Markers
}
export type PatientMarkers = ReturnType<typeof patientMarkers>

const screens = [
  '/patients',
  '/patients/doctors',
  '/patients/appointments/history',
  '/patients/family',
  '/patients/profile-edit',
  '/patients/appointments/create',
]

async function signUp(page: Page, site: Site, markers: PatientMarkers): Promise<void> {
  await page.goto(`${site.address}/auth/signup-patients`)
  await page.getByRole('textbox', { name: 'Name', exact: true }).pressSequentially(markers.name)
  await page.getByRole('textbox', { name: 'Email' }).pressSequentially(markers.email)
  await page.getByLabel('Password', { exact: true }).pressSequentially(markers.password)
  await page.getByLabel('Confirm your password').pressSequentially(markers.password)
  await page.getByRole('button', { name: 'Sign up' }).click()
  await expect(page.getByLabel('Six-digit code')).toBeVisible()
  await page.getByLabel('Six-digit code').fill(await site.codeFor(markers.email))
  await page.getByRole('button', { name: 'Confirm and continue' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText(markers.name)
}

async function saveProfile(page: Page, site: Site, markers: PatientMarkers): Promise<void> {
  await page.goto(`${site.address}/patients/profile-edit`)
  await page.locator('input[name=phone]').pressSequentially(markers.phone)
  await page.locator('textarea[name=address]').pressSequentially(markers.address)
  await page.getByText('BPJS Kesehatan').click()
  await page.getByLabel('BPJS number').pressSequentially(markers['BPJS number'])
  await page
    .locator('form')
    .filter({ has: page.locator('textarea') })
    .locator('button[type=submit]')
    .click()
  await expect(page.getByRole('region', { name: 'Messages' })).toContainText(/saved|updated/i)
}

async function addChild(page: Page, site: Site, markers: PatientMarkers): Promise<void> {
  await page.goto(`${site.address}/patients/family`)
  await page.getByRole('button', { name: 'Add a family member' }).click()
  await page.getByLabel('Full name').pressSequentially(markers.child)
  const born = page.getByRole('group', { name: 'Date of birth' })
  await born.getByLabel('Day').pressSequentially('14')
  await born.getByLabel('Month').selectOption('March')
  await born.getByLabel('Year').pressSequentially('2019')
  await page.getByText('Male', { exact: true }).click()
  await page.getByText('Child', { exact: true }).click()
  await page.getByText('BPJS Kesehatan').click()
  await page.getByLabel('BPJS number').pressSequentially(markers['number of the child (16 digits, as a NIK)'])
  await page.getByRole('button', { name: 'Add to my family' }).click()
  await expect(page.getByText(markers.child).first()).toBeVisible()
}

/** Opens the booking of a doctor's last free slot, at the step that asks for the reason. */
async function choosePlace(page: Page, site: Site): Promise<void> {
  await page.goto(`${site.address}/patients/appointments/create?doctor=ayu-lestari-kusumaningtyas&who=me`)
  const main = page.getByRole('main')
  await main.getByRole('link', { name: /place/ }).last().click()
  await main
    .getByRole('link', { name: /\d\d:\d\d/ })
    .last()
    .click()
  await expect(page.getByText(/We are holding this time for you until/)).toBeVisible()
}

async function book(page: Page, site: Site, markers: PatientMarkers): Promise<string> {
  await choosePlace(page, site)
  await page.getByLabel('Reason for the visit').pressSequentially(markers.complaint)
  await page.getByRole('link', { name: 'Change: Who pays' }).click()
  await expect(page.getByRole('heading', { name: 'Who pays for the visit?' })).toBeFocused()
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByLabel('Reason for the visit')).toHaveValue(markers.complaint)
  await page.getByRole('button', { name: 'Send the request' }).click()
  await expect(page.getByRole('heading', { name: 'Your request has been sent' })).toBeVisible()
  return new URL(page.url()).searchParams.get('done') as string
}

/** Fills forms and does not send them. */
async function leaveForms(page: Page, site: Site, markers: PatientMarkers): Promise<void> {
  await page.goto(`${site.address}/patients/doctors`)
  await page.getByRole('searchbox').pressSequentially(markers['searched doctor'])
  await page.goto(`${site.address}/patients/profile-edit`)
  await page.locator('textarea[name=address]').fill('')
  await page.locator('textarea[name=address]').pressSequentially(markers['half-typed home'])
  await page.locator('input[name=email]').pressSequentially(markers['half-typed address of mail'])
  await page.getByRole('button', { name: 'Erase my account and data' }).click()
  await page.locator('input[name=current]').last().pressSequentially(markers['half-typed password'])
  await page.goto(`${site.address}/patients/family`)
  await page.getByRole('button', { name: 'Add a family member' }).click()
  const sealed = page.waitForFunction(() => Object.keys(sessionStorage).includes('kept.dependant.new'))
  await page.getByLabel('Full name').pressSequentially(markers['half-typed child'])
  await sealed
  await choosePlace(page, site)
  const alsoSealed = page.waitForFunction(() => Object.keys(sessionStorage).includes('kept.booking.reason'))
  await page.getByLabel('Reason for the visit').pressSequentially(markers['half-typed complaint'])
  await alsoSealed
}

/** A patient signs up on this device, opens all screens, books, and leaves forms half filled. */
export async function patientJourney(page: Page, site: Site, markers: PatientMarkers): Promise<void> {
  await page.goto(`${site.address}/doctors/ayu-lestari-kusumaningtyas`)
  await page.getByRole('heading', { level: 1 }).click()
  await signUp(page, site, markers)
  await saveProfile(page, site, markers)
  await addChild(page, site, markers)
  const appointment = await book(page, site, markers)
  for (const path of [...screens, `/patients/appointments/testimonial?appointment=${appointment}`]) {
    await page.goto(site.address + path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.waitForLoadState('networkidle')
  }
  await leaveForms(page, site, markers)
}

export async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Your account' }).click()
  await page.getByRole('menuitem', { name: 'Logout' }).click()
  await page.waitForURL(url => url.pathname === '/')
  await page.waitForLoadState('load')
}

/** Texts that an administrator types, and that the portal shows about other people. */
export function administratorMarkers() {
  const caller = `Jokoz${word()}`
  return {
    'name of a caller': caller,
    'telephone of a caller': `0813${digits(8)}`,
    'reason of a caller': `vertigoz ${word()}`,
    'name of a writer': `Rinaz${word()}`,
    'message of a writer': `fakturz ${word()}`,
    'name of an applicant': `Dewiz${word()}`,
    'experience of an applicant': `bangsalz ${word()}`,
    'half-typed note': `calmz ${word()}`,
    'half-typed colleague': `koleghaz${word()}`,
    'half-typed mail of a colleague': `koleg${word()}@example.org`,
    'half-typed headline': `judulz ${word()}`,
    'half-typed reason': `alasanz ${word()}`,
    'words in the palette': `carikanz${word()}`,
  } satisfies Markers
}
export type AdministratorMarkers = ReturnType<typeof administratorMarkers>

/** Sends the public forms over HTTP, without the browser of this test. */
export async function writeToHospital({ address }: Site, markers: AdministratorMarkers): Promise<void> {
  const send = async (path: string, body: object | FormData) => {
    const form = body instanceof FormData
    const answer = await fetch(`${address}/api/${path}`, {
      method: 'POST',
      headers: { accept: 'application/json', ...(form ? {} : { 'content-type': 'application/json' }) },
      body: form ? body : JSON.stringify(body),
    })
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`)
  }
  await send('contact-messages', {
    ...{ name: markers['name of a writer'], phone: '0812345678', topic: 'other', elapsed: '9000' },
    message: markers['message of a writer'],
  })
  const application = new FormData()
  for (const [name, value] of Object.entries({
    ...{ language: 'en', elapsed: '60000', website: '', email: `${word()}@example.org` },
    name: markers['name of an applicant'],
    experience: markers['experience of an applicant'],
    ...{ consentVersion: '2026-11', consent: 'yes' },
  }))
    application.append(name, value)
  await send('job-offers/intensive-care-nurse-jakarta/applications', application)
}

async function signInAdministrator(page: Page, { address, administrator }: Site): Promise<void> {
  await page.goto(`${address}/admins`)
  await page.getByRole('textbox', { name: 'Email' }).pressSequentially(administrator.email)
  await page.getByLabel('Password', { exact: true }).pressSequentially(administrator.password)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible()
}

/** Searches a list for a person by name, and opens the result. */
async function find(page: Page, { address }: Site, list: string, name: string): Promise<void> {
  await page.goto(address + list)
  const found = page.waitForResponse(response => new URL(response.url()).searchParams.get('search') === name)
  await page.getByRole('searchbox').pressSequentially(name)
  await found
  await page.getByRole('link', { name }).first().click()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  await page.waitForLoadState('networkidle')
}

/** A day of work: a booking at the counter, every list of people searched, each opened, forms left half filled. */
export async function administratorJourney(
  page: Page,
  site: Site,
  markers: AdministratorMarkers,
): Promise<void> {
  await signInAdministrator(page, site)
  const far = Temporal.Now.plainDateISO().add({ days: 70 })
  const tuesday = far.add({ days: (9 - far.dayOfWeek) % 7 })
  await page.goto(`${site.address}/admins/patients/appointments/day?location=jakarta&date=${tuesday}`)
  await page.getByRole('button', { name: /^Book/ }).first().click()
  const panel = page.getByRole('dialog')
  await panel.locator('#book-name').pressSequentially(markers['name of a caller'])
  await panel.locator('#book-phone').pressSequentially(markers['telephone of a caller'])
  await panel.locator('#book-reason').pressSequentially(markers['reason of a caller'])
  await panel.getByRole('button', { name: 'Book', exact: true }).click()
  await expect(page.getByText(`Booked for ${markers['name of a caller']}`)).toBeVisible()

  await find(page, site, '/admins/patients/lists', markers['name of a caller'])
  await find(page, site, '/admins/contact-messages', markers['name of a writer'])
  await find(page, site, '/admins/jobs/job-applicants', markers['name of an applicant'])
  await page.getByLabel('Notes').pressSequentially(markers['half-typed note'])
  page.once('dialog', dialog => void dialog.accept())
  await find(page, site, '/admins/patients/appointments?status=all', markers['name of a caller'])

  for (const path of [
    ...['patients/appointments/week', 'patients/appointments/month', 'patients/appointments/absence'],
    ...['patients/queue', 'patients/calls'],
    ...['audit', 'notifications', 'settings/messages/undelivered', 'publications', 'account'],
  ]) {
    await page.goto(`${site.address}/admins/${path}`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.waitForLoadState('networkidle')
  }
  await page.goto(`${site.address}/admins/patients/waiting`)
  await page.getByRole('searchbox').pressSequentially(markers['name of a caller'])
  await page.waitForLoadState('networkidle')
  await page.goto(`${site.address}/admins/users`)
  await page.getByRole('searchbox').pressSequentially(markers['half-typed colleague'])
  await page.waitForLoadState('networkidle')
  await page.getByRole('button', { name: /invite/i }).click()
  await page.locator('dialog input[name=name]').pressSequentially(markers['half-typed colleague'])
  await page.locator('dialog input[name=email]').pressSequentially(markers['half-typed mail of a colleague'])
  page.once('dialog', dialog => void dialog.accept())
  await page.goto(`${site.address}/admins`)
  await page.keyboard.press('Control+k')
  await page.getByRole('combobox').pressSequentially(markers['words in the palette'])
  await page.waitForLoadState('networkidle')
  await page.keyboard.press('Escape')
  const sealed = page.waitForFunction(() =>
    Object.keys(sessionStorage).some(name => name.startsWith('kept.form')),
  )
  await page.goto(`${site.address}/admins/hospitals/doctors/edit/markus-yarangga`)
  await page
    .getByRole('group', { name: /headline/i })
    .getByRole('textbox')
    .first()
    .pressSequentially(markers['half-typed headline'])
  await sealed.catch(() => {})
}
