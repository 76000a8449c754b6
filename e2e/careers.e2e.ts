import type { Page } from '@playwright/test'
import { administratorToken, expect, mailTo, rawat, test, withAdministratorSession } from './journey.ts'

const cv = {
  name: 'Curriculum vitae.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.from('%PDF-1.7\n1 0 obj\n<< /Type /Catalog >>\nendobj\ntrailer\n<< /Root 1 0 R >>\n%%EOF\n'),
}
const offer = '/career/intensive-care-nurse-jakarta'

async function fillApplication(page: Page, name: string, email: string): Promise<void> {
  await page.getByLabel('Full name').fill(name)
  await page.getByLabel('Email', { exact: true }).fill(email)
  await page.getByLabel('Registrations and certificates').fill('STR 1234, until 2028')
  await page.getByLabel('I agree').check()
  await page.getByLabel('Curriculum vitae').setInputFiles(cv)
}

async function seeApplicant(page: Page, name: string): Promise<void> {
  await withAdministratorSession(page)
  await page.goto('/admins/jobs/job-applicants')
  await expect(page.getByRole('link', { name })).toHaveCount(1)
  await page.getByRole('link', { name }).click()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('A nurse finds a position and applies', async ({ page, browser }) => {
    const name = `Siti ${Date.now()}`
    const email = `siti-${Date.now()}@example.org`
    await page.goto('/career')
    await page.getByRole('link', { name: /Nurse, intensive care/ }).click()
    await fillApplication(page, name, email)
    await page.getByRole('button', { name: 'Send the application' }).click()
    await expect(page).toHaveURL('/career/sent')
    await expect(page.getByRole('heading', { level: 1, name: 'Your application has arrived' })).toBeVisible()
    await expect.poll(() => mailTo(email)?.subject).toBe('We have received your application')
    const office = await browser.newContext({
      baseURL: rawat.address,
      javaScriptEnabled: true,
    })
    const screen = await office.newPage()
    await seeApplicant(screen, name)
    // A reply that is not sent is not lost by a press beside it.
    await screen.getByLabel('Subject').fill('Your application')
    await screen.getByRole('main').getByRole('link', { name: 'Back to the applicants' }).click()
    await screen.getByRole('alertdialog').getByRole('button', { name: 'Stay here' }).click()
    await expect(screen.getByLabel('Subject')).toHaveValue('Your application')
    await office.close()
  })

  test('A visitor who gives no contact data keeps the entered text, and sees the error at its field', {
    tag: '@proof',
  }, async ({ page, complaints }) => {
    await page.goto('/id/contact')
    await page.getByLabel('Nama Anda').fill('Budi <b>')
    await page.getByLabel('Perihal').selectOption('billing')
    await page.getByLabel('Pesan Anda').fill('Baris satu\nbaris dua')
    await page.getByRole('button', { name: 'Kirim pesan' }).click()
    await expect(page.getByRole('alert')).toContainText('Isi alamat email atau nomor telepon')
    await expect(page.getByLabel('Nama Anda')).toHaveValue('Budi <b>')
    await expect(page.getByLabel('Perihal')).toHaveValue('billing')
    await expect(page.getByLabel('Pesan Anda')).toHaveValue('Baris satu\nbaris dua')
    await expect(page.getByLabel(/^Email/)).toHaveAttribute('aria-invalid', 'true')
    const email = `budi-${Date.now()}@example.org`
    await page.getByLabel(/^Email/).fill(email)
    await page.getByRole('button', { name: 'Kirim pesan' }).click()
    // The browser itself reports the refusal of the first attempt.
    complaints.splice(0)
    await expect(page).toHaveURL('/id/contact/sent')
    await expect.poll(() => mailTo(email)?.subject).toBe('Pesan Anda telah kami terima')
  })
})

test('An application over an unstable connection is not lost, and is stored once', { tag: '@proof' }, async ({
  page,
  complaints,
}) => {
  const name = `Dewi ${Date.now()}`
  await page.goto(offer)
  let attempts = 0
  await page.route('**/applications', async route => {
    attempts++
    // The first two requests fail before they are sent; the third arrives, but its response is lost.
    if (attempts <= 2) return route.abort()
    if (attempts === 3) {
      await route.fetch()
      return route.abort()
    }
    return route.continue()
  })
  await fillApplication(page, name, `dewi-${Date.now()}@example.org`)
  const send = page.getByRole('button', { name: 'Send the application' })
  await send.click()
  await expect(page.getByRole('alert')).toContainText('Not sent yet')
  expect(attempts).toBe(2)

  await page.reload()
  await expect(page.getByText('We have put back what you typed before.')).toBeVisible()
  await expect(page.getByLabel('Full name')).toHaveValue(name)
  await expect(page.getByLabel('I agree')).toBeChecked()
  await page.getByLabel('Curriculum vitae').setInputFiles(cv)
  await page.getByRole('button', { name: 'Send the application' }).click()
  await expect(page).toHaveURL('/career/sent')
  expect(attempts).toBe(4)

  await seeApplicant(page, name)
  const saved = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Save the CV' }).click()
  expect((await saved).suggestedFilename()).toBe('Curriculum vitae.pdf')
  await page.getByLabel('Status').selectOption('interview')
  await page.getByLabel('Notes').fill('Calm and exact')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Saved').first()).toBeVisible()
  await page.reload()
  await expect(page.getByLabel('Status')).toHaveValue('interview')
  await expect(page.getByLabel('Notes')).toHaveValue('Calm and exact')
  // The browser itself reports the requests that this journey breaks.
  complaints.splice(0)
})

test('A message with an error is corrected in place, and the front desk marks it as answered', {
  tag: '@proof',
}, async ({ page, complaints }) => {
  const name = `Rina ${Date.now()}`
  await page.goto('/contact')
  await page.getByLabel('Your name').fill(name)
  await page.getByLabel('What it is about').selectOption('records')
  await page.getByLabel('Your message').fill('May I have a copy?')
  await page.getByRole('button', { name: 'Send the message' }).click()
  const alert = page.getByRole('alert')
  await expect(alert).toBeFocused()
  await alert.getByRole('link', { name: /email address or a phone number/ }).click()
  await expect(page.getByLabel(/^Email/)).toBeFocused()
  await page.keyboard.type('rina@example.org')
  await page.getByRole('button', { name: 'Send the message' }).click()
  await expect(page).toHaveURL('/contact/sent')
  // The browser itself reports the refusal of the first attempt.
  complaints.splice(0)

  const token = await administratorToken()
  await page.evaluate(value => localStorage.setItem('token', value), token)
  await page.goto('/admins/contact-messages')
  await page.getByRole('link', { name }).click()
  await expect(page.getByText('May I have a copy?')).toBeVisible()
  await page.getByRole('button', { name: 'Mark as answered' }).click()
  await expect(page.getByRole('button', { name: 'Reopen' })).toBeVisible()
})

test('A position is closed after its last day by the reader’s clock, and has no form', {
  tag: '@proof',
}, async ({ page }) => {
  await page.goto('/career/front-desk-jayapura')
  await expect(page.getByText('Applications have closed')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Send the application' })).toHaveCount(0)
  await page.clock.setFixedTime('2027-05-02T12:00:00Z')
  await page.goto(offer)
  await expect(page.getByText('Applications have closed')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Send the application' })).toBeHidden()
  await page.goto('/career')
  await expect(page.getByRole('link', { name: /Nurse, intensive care/ })).toBeHidden()
})

test('Leaving the page with a chosen file needs a confirmation, because the file cannot be restored', {
  tag: '@proof',
}, async ({ page }) => {
  await page.goto(offer)
  await page.getByLabel('Full name').fill('Siti')
  await page.getByLabel('Curriculum vitae').setInputFiles(cv)
  const away = page.getByRole('contentinfo').getByRole('link', { name: 'Packages' })
  await away.click()
  const question = page.getByRole('alertdialog', { name: 'Leave this page?' })
  await expect(question.getByRole('button', { name: 'Stay here' })).toBeFocused()
  await expect(question.getByRole('button', { name: 'Leave' })).toHaveClass(/button-quiet/)
  await page.keyboard.press('Escape')
  await expect(question).toBeHidden()
  await expect(page).toHaveURL(offer)
  await away.click()
  await question.getByRole('button', { name: 'Leave' }).click()
  await expect(page).toHaveURL('/packages')
})
