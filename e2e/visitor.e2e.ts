import { expect, test } from './journey.ts'

test('A visitor finds a doctor by a complaint, and sees the next free slots', async ({ page }) => {
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const search = page.getByRole('main').getByLabel('Doctor, specialty or complaint')
  await search.fill('sakit jantung')
  await search.press('Enter')
  await expect(page).toHaveURL(/\/doctors\?search=sakit/)
  // The list of all doctors is replaced by the results first, so that the link is the right one.
  await expect(page.getByRole('main').getByRole('heading', { name: /^\d+ doctors?/ })).toBeVisible()
  const doctor = page
    .getByRole('main')
    .getByRole('link', { name: /Sp\.JP/ })
    .filter({ visible: true })
    .first()
  const name = (await doctor.textContent())?.trim() as string
  await doctor.click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText(name.slice(0, 12))
  await expect(
    page
      .getByRole('main')
      .getByText(/WIB|WITA|WIT/)
      .first(),
  ).toBeVisible()
})

test('A visitor reads the same page in Indonesian, and the choice is stored', async ({ page }) => {
  await page.goto('/doctors/ayu-lestari-kusumaningtyas')
  await page.getByRole('banner').getByText('Language: EN').click()
  await page.getByRole('banner').getByRole('link', { name: 'Bahasa Indonesia' }).click()
  await expect(page).toHaveURL('/id/doctors/ayu-lestari-kusumaningtyas')
  await expect(page.locator('html')).toHaveAttribute('lang', 'id')
  await expect(page.getByRole('link', { name: 'Buat janji temu' }).first()).toBeVisible()
})

test('The dark scheme survives a reload', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('banner').getByRole('button', { name: /dark/i }).click()
  await expect(page.locator('html')).toHaveClass(/is-dark/)
  await page.reload()
  await expect(page.locator('html')).toHaveClass(/is-dark/)
})

test('An unknown address offers a way back', async ({ page, complaints }) => {
  const answer = await page.goto('/id/tidak-ada')
  expect(answer?.status()).toBe(404)
  await page.getByRole('main').getByRole('link').first().click()
  await expect(page).toHaveURL(/\/id\/?$/)
  // The browser itself reports the 404 that this journey causes.
  complaints.splice(0)
})

test('The search in the toolbar: an empty term does nothing, closing clears it, Enter opens the doctors', async ({
  page,
}) => {
  await page.goto('/about')
  const bar = page.getByRole('banner')
  const open = bar.getByLabel('Search for a doctor')
  const field = bar.getByRole('searchbox', { name: 'Doctor, specialty or complaint' })
  const submit = bar.getByRole('button', { name: 'Search', exact: true })
  await open.click()
  await expect(field).toBeFocused()
  await expect(submit).toBeDisabled()
  await field.fill('   ')
  await expect(submit).toBeDisabled()
  await field.press('Enter')
  await expect(page).toHaveURL(/\/about$/)
  await field.fill('jantung')
  await expect(submit).toBeEnabled()
  await bar.getByRole('button', { name: 'Close the search' }).click()
  await expect(field).toBeHidden()
  await open.click()
  await expect(field).toHaveValue('')
  await field.fill('  sakit jantng ')
  await field.press('Enter')
  await expect(page).toHaveURL('/doctors?search=sakit%20jantng')
  await expect(field).toBeHidden()
  await expect(page.getByRole('main').getByRole('heading', { name: '3 doctors found' })).toBeVisible()
  await expect(page.getByRole('main').getByRole('searchbox')).toHaveValue('sakit jantng')
})

test('An empty search on the home page stays on the home page', { tag: '@proof' }, async ({ page }) => {
  await page.goto('/')
  const main = page.getByRole('main')
  const submit = main.getByRole('button', { name: 'Search', exact: true })
  await expect(submit).toBeDisabled()
  const field = main.getByLabel('Doctor, specialty or complaint')
  await field.fill('  ')
  await field.press('Enter')
  await expect(page).toHaveURL(/\/$/)
  await field.fill('tht')
  await expect(submit).toBeEnabled()
  await submit.click()
  await expect(page).toHaveURL(/\/doctors\?search=tht/)
  await expect(main.getByRole('heading', { name: /^\d+ doctors? found/ })).toBeVisible()
})

test('A visitor narrows the results, and the back button undoes each step', { tag: '@proof' }, async ({
  page,
}) => {
  await page.goto('/doctors?search=dokter')
  const main = page.getByRole('main')
  const found = main.getByRole('heading', { name: /^\d+ doctors? found/ })
  await expect(found).toHaveText('51 doctors found')
  await main.getByText('Jakarta', { exact: false }).first().click()
  await expect(page).toHaveURL(/location=jakarta/)
  await expect(found).not.toHaveText('51 doctors found')
  const inJakarta = await found.textContent()
  await main.getByText('Video consultation').click()
  await expect(page).toHaveURL(/telehealth=yes/)
  await expect(found).not.toHaveText(inJakarta as string)
  await main.getByLabel('Language spoken').selectOption('Mandarin')
  await expect(page).toHaveURL(/speaks=Mandarin/)
  await expect(
    main.getByRole('link', { name: /^dr. Felicia Wirawan/ }).filter({ visible: true }),
  ).toBeVisible()
  await page.goBack()
  await page.goBack()
  await expect(found).toHaveText(inJakarta as string)
  await expect(main.getByRole('checkbox', { name: /Video consultation/ })).not.toBeChecked()
  await page.goBack()
  await expect(found).toHaveText('51 doctors found')
  await page.goForward()
  await expect(found).toHaveText(inJakarta as string)
  await expect(main.getByRole('radio', { name: /Jakarta/ })).toBeChecked()
})

test('A visitor sorts by the next free slot, and sees who has a slot today', { tag: '@proof' }, async ({
  page,
}) => {
  await page.goto('/doctors?location=jakarta&sort=soonest')
  const main = page.getByRole('main')
  await expect(main.getByRole('radio', { name: 'Soonest' })).toBeChecked()
  await expect(
    main
      .getByText(/^(Free times today)?\s*Next free: /)
      .filter({ visible: true })
      .first(),
  ).toBeVisible()
})

test('After a press for more doctors the keyboard goes on at the first new one', { tag: '@proof' }, async ({
  page,
}) => {
  await page.goto('/doctors')
  const main = page.getByRole('main')
  await main.getByRole('searchbox').fill('dokter')
  // The list of all doctors has as many rows, before the answer replaces it.
  await expect(main.getByRole('link', { name: 'Everything about “dokter”' })).toBeVisible()
  const names = page.locator('[data-answer-list] .stretched')
  await expect(names).toHaveCount(12)
  // The timer of a letter typed just before must not ask for the first doctors again.
  await main.getByRole('searchbox').dispatchEvent('input')
  await main.getByRole('link', { name: 'Show more doctors' }).press('Enter')
  await expect(names.nth(12)).toBeFocused()
  await page.waitForTimeout(400)
  await expect(names.nth(12)).toBeFocused()
})

test('A search without results shows other ways', { tag: '@proof' }, async ({ page }) => {
  await page.goto('/doctors?search=xqzvw')
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { name: 'No doctors found' })).toBeVisible()
  await expect(main.getByText('These specialties may help:').getByRole('link').first()).toBeVisible()
  await expect(main.getByRole('link', { name: /\+62/ })).toBeVisible()
  await page.goto('/doctors?search=jantung&specialist=dentistry')
  await main.getByRole('link', { name: 'Show 3 without filters' }).click()
  await expect(main.getByRole('heading', { name: '3 doctors found' })).toBeVisible()
})

test('The search works without the API: the page has all data', async ({ page, complaints }) => {
  await page.goto('/doctors')
  await page.route('**/api/**', route => route.abort())
  await page.getByRole('main').getByRole('searchbox').fill('hedake')
  await expect(page.getByRole('heading', { name: '3 doctors found' })).toBeVisible()
  await expect(page.getByText('Shown for “headache”.')).toBeVisible()
  // The browser itself reports the requests that this journey aborts.
  complaints.splice(0)
})

test('On a static host the list is hidden before it is painted, and returns if no results come', {
  tag: '@proof',
}, async ({ page, complaints }) => {
  const plain = await (await page.request.get('/doctors')).body()
  await page.route('**/doctors?*', route =>
    route.fulfill({ body: plain, contentType: 'text/html; charset=utf-8' }),
  )
  await page.route('**/search/doctors.json', route => route.abort())
  await page.goto('/doctors?search=ayu', { waitUntil: 'commit' })
  const everybody = page.getByRole('heading', { name: 'All 51 doctors' })
  await expect(page.getByText('The search could not be loaded.')).toBeVisible()
  await expect(everybody).toBeVisible()
  await page.unroute('**/search/doctors.json')
  await page.reload()
  await expect(page.getByRole('heading', { name: /^\d+ doctors? found/ })).toBeVisible()
  await expect(everybody).toBeHidden()
  complaints.splice(0)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })
  test('A visitor still finds every doctor and a telephone number', async ({ page }) => {
    await page.goto('/doctors')
    await page.getByRole('main').getByRole('link', { name: /dr\. / }).first().click()
    await expect(page.getByRole('heading', { level: 1 })).toContainText('dr')
    await expect(page.getByRole('link', { name: /119|\+62/ }).first()).toBeVisible()
  })

  test('The server answers a search in the page, as the scripts would', async ({ page, browser }) => {
    await page.goto('/doctors')
    await page.getByRole('main').getByRole('searchbox').fill('sakit jantng')
    await page.getByRole('main').getByRole('button', { name: 'Search' }).click()
    await expect(page).toHaveURL(/\/doctors\?search=sakit\+jantng/)
    await expect(page.getByRole('heading', { name: '3 doctors found' })).toBeVisible()
    await expect(page.getByRole('heading', { name: 'All 51 doctors' })).toBeHidden()
    await expect(page.getByText('Shown for “sakit jantung”.')).toBeVisible()
    const rows = (of: typeof page) =>
      of.locator('[data-answer-list]').evaluate(list => {
        for (const line of list.querySelectorAll('[data-next]')) line.replaceChildren()
        return list.innerHTML
      })
    const scripted = await (await browser.newContext({ javaScriptEnabled: true })).newPage()
    await scripted.route('**/doctors?*', route => route.continue())
    await scripted.goto(new URL('/doctors', page.url()).href)
    await scripted.getByRole('main').getByRole('searchbox').fill('sakit jantng')
    await expect(scripted.getByRole('heading', { name: '3 doctors found' })).toBeVisible()
    expect(await rows(page)).toBe(await rows(scripted))
    await scripted.context().close()
  })
  test('Unusual queries get a page, too', { tag: '@proof' }, async ({ page }) => {
    for (const question of [
      'a'.repeat(10_000),
      '%00',
      '%F0%9F%A4%B7',
      encodeURIComponent('張偉 عبد الله สมชาย'),
    ]) {
      const answer = await page.goto(`/id/doctors?search=${question}`)
      expect(answer?.status()).toBe(200)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    }
  })
})

test('On a phone the first doctor stands on the first screen, the filters in one row, and the others after a press', {
  tag: '@proof',
}, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  const held = Promise.withResolvers<void>()
  await page.route('**/api/availability?*', async route => {
    await held.promise
    await route.continue()
  })
  await page.goto('/id/doctors')
  const main = page.getByRole('main')
  const doctors = main.getByRole('article').filter({ visible: true })
  const first = await doctors.first().boundingBox()
  expect((first?.y ?? 740) + (first?.height ?? 0)).toBeLessThanOrEqual(740)
  const tops = await main
    .getByRole('radio')
    .evaluateAll(all => [
      ...new Set(all.map(one => Math.round((one.parentElement as Element).getBoundingClientRect().top))),
    ])
  expect(tops).toHaveLength(1)
  await expect(doctors).toHaveCount(12)
  const others = main.getByText('Tampilkan 39 dokter lainnya')
  const below = () => others.evaluate(one => one.getBoundingClientRect().top + scrollY)
  // The font changes lines.
  await page.locator('html.has-font').waitFor()
  const before = await below()
  held.resolve()
  await expect(doctors.last()).toContainText('Jadwal terdekat')
  expect(await below()).toBe(before)
  await others.click()
  await expect(doctors).toHaveCount(51)
})

test('A visitor who asks for something else than a doctor is led to its page', { tag: '@proof' }, async ({
  page,
}) => {
  await page.goto('/id/doctors')
  await page.getByRole('main').getByRole('searchbox').fill('jam besuk')
  await page.getByText('Mungkin ini yang Anda cari:').getByRole('link', { name: 'Kapan jam besuk?' }).click()
  await expect(page).toHaveURL(/\/id\/questions#q-/)
  await expect(page.getByText('Setiap hari pukul 11.00 sampai 13.00')).toBeVisible()
})
