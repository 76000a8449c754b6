import type { Locator } from '@playwright/test'
import { asAdministrator } from './front-desk.ts'
import {
  expect,
  mailTo,
  ownPatientToken,
  patientToken,
  signUp,
  test,
  withAdministratorSession,
} from './journey.ts'

/** Chooses the first time of the last day on which all twelve are free. */
async function chooseTime(main: Locator): Promise<void> {
  await main
    .getByRole('link', { name: /12 free/ })
    .last()
    .click()
  await main
    .getByRole('link', { name: /^\d\d:\d\d/ })
    .first()
    .click()
}

test('A visitor filters the packages, and reads the content and the price of one', async ({ page }) => {
  await page.goto('/packages')
  const main = page.getByRole('main')
  await main.getByRole('link', { name: /^Heart and diabetes/ }).click()
  await expect(page).toHaveURL('/packages/category/heart-and-diabetes')
  await main.getByRole('link', { name: 'Heart check', exact: true }).click()
  for (const part of ['Details', 'Inclusions', 'Price', 'Additional information', 'Terms and conditions'])
    await expect(main.getByRole('heading', { name: part, exact: true })).toBeVisible()
  await expect(
    main.getByRole('complementary', { name: 'Price' }).getByText('1,950,000').filter({ visible: true }),
  ).toHaveCount(1)
  const chat = await main.getByRole('link', { name: 'Book by WhatsApp' }).getAttribute('href')
  expect(new URL(chat as string).searchParams.get('text')).toContain(
    'saya ingin memesan paket “Pemeriksaan jantung”',
  )
})

test.describe('the last day of a price', () => {
  // The visitor is in London, where the old year still has nine hours when the new year begins at the hospital in
  // Jakarta.
  test.use({ timezoneId: 'Europe/London' })
  for (const [moment, words] of [
    ['2026-12-31T16:59:00Z', 'Rp850.000'],
    ['2026-12-31T17:01:00Z', 'Tanyakan harganya'],
  ] as const)
    test(`At ${moment} the basic check-up says: ${words}`, { tag: '@proof' }, async ({ page }) => {
      await page.clock.setFixedTime(moment)
      await page.goto('/id/packages/basic-check-up')
      const price = page.getByRole('complementary', { name: 'Harga' })
      const shown = (text: string) => price.getByText(text, { exact: true }).filter({ visible: true })
      await expect(shown(words)).toHaveCount(1)
      await expect(shown(words === 'Rp850.000' ? 'Tanyakan harganya' : 'Rp850.000')).toHaveCount(0)
    })
})

test('A visitor searches the questions, and shares the address of an answer, which opens there', {
  tag: '@proof',
}, async ({ page }) => {
  await page.goto('/id/questions')
  const main = page.getByRole('main')
  await main.getByRole('searchbox', { name: 'Cari jawaban' }).fill('RUJUKAN berlaku')
  await expect(main.getByRole('status')).toHaveText('1 jawaban')
  await expect(main.getByText('Kapan jam besuk?')).toBeHidden()
  await main.getByText('Berapa lama surat rujukan berlaku?').click()
  const answer = await main.getByRole('link', { name: 'Tautan ke jawaban ini' }).getAttribute('href')
  await page.goto('/id')
  await page.goto(`/id/questions${answer}`)
  await expect(main.getByText('Rujukan BPJS berlaku paling lama 90 hari.')).toBeVisible()
  await expect(main.getByText('Kapan jam besuk?')).toBeVisible()
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })
  test('Questions can be opened, topics are links, and there is no search field', { tag: '@proof' }, async ({
    page,
  }) => {
    await page.goto('/questions')
    const main = page.getByRole('main')
    await main.getByRole('link', { name: /^Costs and payment/ }).click()
    await main.getByText('How can I pay?').click()
    await expect(main.getByText(/QRIS/)).toBeVisible()
    await expect(main.getByRole('searchbox')).toBeHidden()
  })
})

test('A newcomer asks for a package, agrees to its terms, and the front desk accepts it', async ({
  page,
}) => {
  await page.goto('/packages/heart-check')
  const main = page.getByRole('main')
  await main.getByRole('link', { name: 'Choose a date' }).click()
  await expect(page).toHaveURL(/\/auth\/patients\?redirect=/)
  await page.getByRole('link', { name: 'Create an account' }).click()
  const email = `rina-${Date.now()}@example.org`
  await signUp(page, email)
  await expect(main.getByRole('definition').filter({ hasText: 'Heart check' })).toBeVisible()
  await chooseTime(main)
  await expect(main.getByText('IDR 1,950,000')).toBeVisible()
  await expect(main.getByText(/Do not eat for 10 hours before/)).toBeVisible()
  await main.getByRole('button', { name: 'Send the request' }).click()
  const missing = main.getByText('Read the preparation and the terms, then tick this box')
  await expect(missing).toBeVisible()
  await main.getByRole('checkbox').check()
  await expect(missing).toBeHidden()
  await main.getByRole('button', { name: 'Send the request' }).click()
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Your request has been sent')
  await expect(main.getByText(/You pay nothing now/)).toBeVisible()
  await expect.poll(() => mailTo(email)?.subject).toContain('Heart check')
  expect(mailTo(email)?.text).toContain('Package: Heart check')
  const id = new URL(page.url()).searchParams.get('done')
  await page.goto('/patients/appointments/history')
  await expect(main.getByText('Heart check', { exact: true })).toBeVisible()
  await withAdministratorSession(page)
  await page.goto(`/admins/patients/appointments/accept/${id}`)
  await expect(main.getByText('Price when requested')).toBeVisible()
  await main.getByRole('button', { name: 'Accept' }).click()
  await expect.poll(() => mailTo(email)?.subject).toContain('Confirmed: Heart check')
})

test('A French reader finds French headings over what the hospital wrote in English', {
  tag: '@proof',
}, async ({ page }) => {
  const token = await patientToken()
  await page.addInitScript(kept => {
    localStorage.setItem('token', kept)
    localStorage.setItem('language', 'fr')
  }, token)
  await page.goto('/patients/appointments/create?doctor=package%3Adiabetes-check&location=makassar')
  const main = page.getByRole('main')
  await main
    .getByRole('link', { name: /décembre/ })
    .last()
    .click()
  await main
    .getByRole('link', { name: /^\d\d:\d\d/ })
    .first()
    .click()
  await expect(main.locator('dd [lang=en]', { hasText: 'Diabetes check' })).toBeVisible()
  await main.getByText('Tout ce qui est compris').click()
  for (const heading of ['Détails', 'Ce qui est compris', 'Conditions générales'])
    await expect(main.getByRole('heading', { name: heading })).toBeVisible()
  await expect(main.locator('.prose[lang=en]').first()).toBeVisible()
})

test('A package changes while a patient reads it, is then booked by telephone only, and leaves the site', {
  tag: '@proof',
}, async ({ page, complaints }) => {
  const path = 'packages/mens-health'
  const token = await ownPatientToken()
  await page.addInitScript(kept => localStorage.setItem('token', kept), token)
  const edit = async (more: object) => {
    const { data, version } = await asAdministrator<{ data: object; version: number }>(
      page,
      'GET',
      `admins/${path}`,
    )
    await asAdministrator(page, 'PUT', path, { data: { ...data, ...more }, version, publish: true })
  }
  const main = page.getByRole('main')
  await page.goto('/patients/appointments/create?doctor=package%3Amens-health&location=jakarta')
  await chooseTime(main)
  const lastStep = page.url()
  await expect(main.getByText(/^Who it is for: Men/)).toBeVisible()
  const agree = main.getByRole('checkbox')
  await agree.check()
  await edit({ preparation: { en: 'Drink two glasses of water.', id: 'Minumlah dua gelas air.' } })
  const send = main.getByRole('button', { name: 'Send the request' })
  await send.click()
  await expect(main.getByRole('alert')).toContainText('This package has just changed')
  await expect(main.getByText('Drink two glasses of water.')).toBeVisible()
  await expect(agree).not.toBeChecked()
  // The browser reports each refusal of the server.
  complaints.splice(0)
  await agree.check()
  await send.click()
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Your request has been sent')
  const id = new URL(page.url()).searchParams.get('done')
  const move = `/patients/appointments/create?doctor=package%3Amens-health&move=${id}`
  const kept = main.getByText('We keep your old time until the new one is yours.')

  await edit({ bookingMode: 'phone' })
  await page.goto(move)
  await expect(main.getByText('Please book this package by phone')).toBeVisible()
  await expect(kept).toBeVisible()
  await expect(main.getByRole('link', { name: 'Other packages' })).toBeHidden()
  await page.goto(lastStep)
  await expect(main.getByRole('link', { name: 'Other packages' })).toBeVisible()
  await expect(main.getByRole('link', { name: 'Choose another day' })).toBeHidden()

  const { version } = await asAdministrator<{ version: number }>(page, 'GET', `admins/${path}`)
  await asAdministrator(page, 'POST', `${path}/archive`, { version })
  await page.goto(move)
  await expect(main.getByText('This package is no longer offered')).toBeVisible()
  await expect(main.getByText('Men’s health')).toBeVisible()
  await expect(kept).toBeVisible()
  await page.goto(lastStep)
  await expect(main.getByText('This package is no longer offered')).toBeVisible()
  await expect(main.getByText(/package:mens-health/)).toBeHidden()
  await edit({ bookingMode: 'appointment' })
  complaints.splice(0)
})
