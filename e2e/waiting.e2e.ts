import type { Page } from '@playwright/test'
import { bookOut, cancelAtDesk, lapseOffers } from './front-desk.ts'
import {
  expect,
  mailTo,
  ownPatient,
  patientToken,
  rawat,
  signUp,
  test,
  typedDate,
  withAdministratorSession,
} from './journey.ts'

/** The link in the newest email, which offers a slot. */
async function offeredTo(email: string): Promise<string> {
  await expect.poll(() => mailTo(email)?.subject).toMatch(/^A time is free: /)
  const { href, origin } = new URL(/http\S+\/create\?\S+/.exec(mailTo(email)?.text ?? '')?.[0] as string)
  expect(origin).toBe(rawat.address)
  return href
}

async function takeOffered(page: Page): Promise<void> {
  await expect(page.getByText(/We are holding this time for you until/)).toBeVisible()
  await expect(page.getByText('the appointment is confirmed at once')).toBeVisible()
  await page.getByRole('button', { name: 'Send the request' }).click()
  await expect(page.getByRole('heading', { name: 'Your appointment is confirmed' })).toBeFocused()
}

test('A patient waits for any doctor of a booked-out specialty; a slot becomes free, and the email’s link books it', {
  tag: '@proof',
}, async ({ page, browser }) => {
  const { day, booked } = await bookOut(page, 'psychiatry')
  const typed = typedDate(Temporal.PlainDate.from(day))
  const email = `waits-${Date.now()}@example.org`
  await page.goto('/auth/signup-patients')
  await signUp(page, email)
  await page.goto('/patients/appointments/create?specialist=psychiatry')
  await page.getByRole('link', { name: 'Ask for an earlier time' }).click()
  await expect(page.getByText('Any doctor: Psychiatry')).toBeVisible()
  await page.getByLabel('From').fill(typed)
  await page.getByLabel('Until').fill(typed)
  await page.getByRole('button', { name: 'Join the waiting list' }).click()
  const entry = page.getByRole('article').filter({ hasText: 'Any doctor: Psychiatry' })
  await expect(entry).toContainText('You are next.')

  await cancelAtDesk(page, booked[0])
  const link = await offeredTo(email)
  const desk = await browser.newPage({ baseURL: rawat.address })
  await withAdministratorSession(desk)
  await desk.goto('/admins/patients/waiting')
  const listed = desk.getByRole('listitem').filter({ hasText: 'Siti Rahmawati' })
  await expect(listed).toContainText('Psychiatry')
  await page.goto(link)
  await takeOffered(page)
  await expect.poll(() => mailTo(email)?.subject).toMatch(/^Confirmed: /)
  await page.getByRole('link', { name: 'Go to my appointments' }).click()
  await expect(page.getByRole('article').getByText('Confirmed')).toBeVisible()
  await expect(entry).toHaveCount(0)
  await desk.reload()
  await expect(desk.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(listed).toHaveCount(0)
  await desk.close()
})

test('An offer that lapses goes to the next patient, and the first link explains in English and Indonesian what happened and what to do', {
  tag: '@proof',
}, async ({ page, browser, complaints }) => {
  const { day, booked } = await bookOut(page, 'psychiatry')
  const wait = async (token: string) => {
    const entered = await page.request.post('/api/waiting-list', {
      headers: { authorization: `Bearer ${token}` },
      data: { specialist: 'psychiatry', from: day, to: day },
    })
    expect(entered.ok()).toBe(true)
    return (await entered.json()).result as { id: string }
  }
  const [first, second] = [await ownPatient(), await ownPatient()]
  await wait(first.token)
  await wait(second.token)
  await cancelAtDesk(page, booked[0])
  const lapsed = (await offeredTo(first.email)).replace(/keptUntil=[^&]+/, `keptUntil=${await lapseOffers()}`)
  // Offers are made every minute, and when a patient joins the list.
  const third = await patientToken()
  await wait(third)
  const next = await offeredTo(second.email)

  await page.addInitScript(value => localStorage.setItem('token', value), first.token)
  await page.goto(lapsed)
  const notice = page.getByRole('alert')
  await expect(notice).toContainText('We no longer hold this time for you')
  await expect(notice).toContainText(
    /We held it for you until .*, \d\d:\d\d\sWI[BT]+A?\. Someone else has taken it since then/,
  )
  await expect(notice).toContainText('Nothing was booked. These are free now:')
  await expect(notice).toContainText('You are on this specialty’s waiting list.')
  await page.locator('summary', { hasText: 'Language' }).click()
  await page.getByRole('button', { name: 'Bahasa Indonesia' }).click()
  await expect(notice).toContainText('Jadwal ini tidak lagi kami tahan untuk Anda')
  await expect(notice).toContainText(
    /Kami menahannya untuk Anda sampai .*\. Setelah itu jadwal ini diambil orang lain/,
  )
  await expect(notice).toContainText('Belum ada janji yang dibuat. Jadwal berikut masih kosong:')
  await expect(notice).toContainText('Anda ada di daftar tunggu spesialisasi ini.')
  await notice
    .getByRole('button', { name: /\d\d[.:]\d\d/ })
    .first()
    .click()
  await expect(page.getByRole('heading', { name: 'Periksa jawaban Anda' })).toBeVisible()
  await expect(notice).toHaveCount(0)

  const other = await browser.newPage({ baseURL: rawat.address })
  await other.addInitScript(value => localStorage.setItem('token', value), second.token)
  await other.goto(next)
  await takeOffered(other)
  await other.goto(next)
  await expect(other.getByRole('alert')).toContainText('You already have an appointment at that time')
  await other.close()
  // The browser itself reports the refused slot.
  expect(complaints.splice(0).every(one => one.includes('409 (Conflict)'))).toBe(true)
})
