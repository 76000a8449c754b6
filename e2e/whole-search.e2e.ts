import { get } from 'node:http'
import { administratorToken, expect, rawat, test, withAdministratorSession } from './journey.ts'

test('A visitor searches the whole site, with suggestions by keyboard', async ({ page }) => {
  await page.goto('/search')
  await expect(page.getByRole('link', { name: 'Health articles' }).first()).toBeVisible()
  const field = page.getByRole('combobox', { name: 'Search the whole site' })
  await field.fill('parkir')
  const suggestions = page.getByRole('listbox', { name: 'Search the whole site' })
  await expect(suggestions.getByRole('group', { name: 'Facilities' })).toBeVisible()
  await field.press('ArrowDown')
  const active = suggestions.getByRole('option', { selected: true })
  await expect(field).toHaveAttribute('aria-activedescendant', (await active.getAttribute('id')) as string)
  await field.press('ArrowUp')
  await field.press('Enter')
  await expect(page).toHaveURL('/search?q=parkir')
  await expect(page.getByText(/^\d+ results? for “parkir”$/)).toBeVisible()
  await page.getByRole('main').locator('#facilities').getByRole('link').first().click()
  await expect(page).toHaveURL(/\/facilities\/parking$/)
})

test('The doctors’ search offers everything about the same words', async ({ page }) => {
  await page.goto('/id/doctors?search=jantung')
  await page.getByRole('link', { name: 'Semua tentang “jantung”' }).click()
  await expect(page).toHaveURL('/id/search?q=jantung')
  await expect(page.getByText(/^\d+ hasil untuk “jantung”$/)).toBeVisible()
  await expect(page.locator('#specialists').getByRole('link')).not.toHaveCount(0)
})

test('The search of the home page says that nothing was found, and offers the whole site', {
  tag: '@proof',
}, async ({ page }) => {
  await page.goto('/')
  const field = page.getByRole('combobox', { name: 'Doctor, specialty or complaint' })
  await field.fill('qqqq wwww zzzz')
  const options = page.getByRole('listbox', { name: 'Doctors' }).getByRole('option')
  await expect(options).toHaveText([
    'Nothing found. Press Enter to see all the ways to search.',
    'Everything about “qqqq wwww zzzz”',
  ])
  await field.press('ArrowDown')
  await field.press('Enter')
  await expect(page).toHaveURL('/search?q=qqqq+wwww+zzzz')
})

test('On a static host the page finds by its own files', { tag: '@proof' }, async ({ page }) => {
  const plain = await (await page.request.get('/search')).body()
  await page.route('**/search?q=*', route =>
    route.fulfill({ body: plain, contentType: 'text/html; charset=utf-8' }),
  )
  await page.goto('/search?q=insurence')
  await expect(page.getByText('Shown for “insurance”.')).toBeVisible()
  await expect(page.locator('#questions').getByRole('link').first()).toBeVisible()
  await expect(page.getByRole('combobox')).toHaveValue('insurence')
})

test('Words that found nothing are led to a specialty, and find it at once', { tag: '@proof' }, async ({
  page,
}) => {
  const words = 'kretekan'
  const search = `/search?q=${words}`
  const nothing = page.getByRole('heading', { name: 'Nothing found with these words' })
  await page.goto(search)
  await expect(nothing).toBeVisible()
  // Words are shown once two networks have searched them.
  const { hostname, port } = new URL(rawat.address)
  await new Promise((resolve, reject) =>
    get({ hostname, port, path: search, localAddress: '127.0.0.2' }, answer =>
      answer.resume().once('end', resolve),
    ).once('error', reject),
  )
  await withAdministratorSession(page)
  // Counts are written every five seconds.
  await expect
    .poll(
      async () => {
        const headers = { authorization: `Bearer ${await administratorToken()}` }
        const answer = await fetch(`${rawat.address}/api/admins/missed-searches`, { headers })
        return (await answer.json()).result.map((one: { words: string }) => one.words)
      },
      { timeout: 15_000 },
    )
    .toContain(words)
  await page.goto('/admins/hospitals/searches')
  const row = page.getByRole('row').filter({ hasText: words })
  await row.getByRole('button', { name: 'Lead this to …' }).click()
  const panel = page.getByRole('dialog')
  await panel.getByRole('combobox').last().fill('Rehab')
  await panel.getByRole('listbox').getByRole('option', { name: /Rehab/i }).first().click()
  await panel.getByRole('button', { name: 'Lead there' }).click()
  await expect(row).toBeHidden()
  await page.goto('/admins/hospitals/searches?state=led')
  await expect(row).toContainText('Specialist:')
  await expect
    .poll(async () => (await (await page.request.get(search)).text()).includes('id="specialists"'), {
      timeout: 10_000,
    })
    .toBe(true)
  await row.getByRole('button', { name: 'Take back' }).click()
  await expect(row).toBeHidden()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 360, height: 640 } })

  test('the server answers with results, danger first, and with ways on', async ({ page }) => {
    await page.goto('/search')
    await page.getByRole('combobox').fill('chest pain left arm')
    await page.getByRole('main').getByRole('button', { name: 'Search' }).click()
    await expect(page.getByRole('heading', { name: 'This could be a heart attack' })).toBeVisible()
    await expect(page.getByRole('main').getByRole('link', { name: 'Call 119' })).toHaveCount(1)
    await expect(page.getByText(/^\d+ results? for/)).toBeVisible()
    await page.goto('/id/search?q=qqqq+wwww+zzzz')
    await expect(page.getByRole('heading', { name: /Tidak ada yang ditemukan/ })).toBeVisible()
    await expect(page.getByRole('combobox')).toHaveValue('qqqq wwww zzzz')
    await expect(page.getByRole('main').getByRole('link', { name: 'Cari dokter' })).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Semua menurut jenis' })).toBeVisible()
  })
})
