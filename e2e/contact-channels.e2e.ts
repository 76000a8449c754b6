import type { Page } from '@playwright/test'
import { expect, test } from './journey.ts'

const banner = (page: Page) => page.getByRole('banner')
const footer = (page: Page) => page.getByRole('contentinfo')
test.use({ viewport: { width: 1280, height: 800 } })

test('The contact banner offers an email, and a chat that begins with a request in Indonesian', {
  tag: '@proof',
}, async ({ page }) => {
  await page.goto('/about')
  const offer = page.getByRole('complementary', { name: 'Not sure which doctor you need?' })
  await expect(offer.getByRole('link', { name: /@/ })).toHaveAttribute('href', /^mailto:/)
  const chat = offer.getByRole('link', { name: 'Chat on WhatsApp' })
  const address = new URL(await chat.evaluate((one: HTMLAnchorElement) => one.href))
  expect(address.origin + address.pathname).toBe('https://wa.me/6280000000101')
  expect(address.searchParams.get('text')).toMatch(/^Halo Rawat Nusantara, saya ingin membuat janji temu\./)
})

const contactCalls = /\/api\/(social-medias|address)$/

test('Channels and numbers are requested once in a session', { tag: '@proof' }, async ({ page }) => {
  const requests: string[] = []
  await page.route(contactCalls, route => {
    requests.push(new URL(route.request().url()).pathname)
    return route.continue()
  })
  await page.goto('/')
  await expect.poll(() => requests.sort()).toEqual(['/api/address', '/api/social-medias'])
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('reach.once.v3'))).toBeTruthy()
  await page.goto('/about')
  await page.waitForLoadState('networkidle')
  expect(requests).toHaveLength(2)
})

test('A failed request is retried once; without an answer the page keeps the data that it was built with', {
  tag: '@proof',
}, async ({ page, complaints }) => {
  const requests: string[] = []
  await page.route(contactCalls, route => {
    requests.push(new URL(route.request().url()).pathname)
    return route.fulfill({ status: 503, json: {} })
  })
  await page.goto('/')
  const twice = ['/api/address', '/api/address', '/api/social-medias', '/api/social-medias']
  await expect.poll(() => requests.toSorted()).toEqual(twice)
  await expect(footer(page).getByRole('link', { name: 'Instagram' })).toBeVisible()
  await expect(page.getByRole('alert').filter({ hasText: /./ })).toHaveCount(0)
  // The next page requests them again, and once more when the connection is restored meanwhile.
  await page.unroute(contactCalls)
  let lost = true
  await page.route(/\/api\/address$/, route => {
    if (!lost) return route.fulfill({ json: { result: { customer_care: '+62 21 9999 0000' } } })
    lost = false
    return route.abort()
  })
  await page.goto('/about')
  await expect(banner(page).getByRole('link', { name: '+62 21 9999 0000' })).toBeVisible()
  // The browser itself reports the 503 that this journey causes.
  complaints.splice(0)
})

test('A channel or number that is newer than the page is shown as the API has it', { tag: '@proof' }, async ({
  page,
}) => {
  await page.route('**/api/social-medias', route =>
    route.fulfill({
      json: {
        result: [
          { name: 'Rawat TV', icon: 'tiktok', link: 'https://example.com/tv' },
          { name: 'Rawat TV Makassar', icon: 'tiktok', link: 'https://example.com/tv-makassar' },
          { name: 'Letters', link: 'https://example.com/letters' },
          { name: 'Notes', link: 'https://example.com/notes' },
        ],
      },
    }),
  )
  await page.route('**/api/address', route =>
    route.fulfill({ json: { result: { customer_care: '+62 21 9999 0000' } } }),
  )
  await page.goto('/')
  for (const [name, link] of [
    ['Rawat TV', 'https://example.com/tv'],
    ['Rawat TV Makassar', 'https://example.com/tv-makassar'],
    ['Letters', 'https://example.com/letters'],
    ['Notes', 'https://example.com/notes'],
  ] as const)
    await expect(footer(page).getByRole('link', { name, exact: true })).toHaveAttribute('href', link)
  await expect(footer(page).getByRole('link', { name: 'Instagram' })).toHaveCount(0)
  await expect(banner(page).getByRole('link', { name: '+62 21 9999 0000' })).toHaveAttribute(
    'href',
    'tel:+622199990000',
  )
})

test('An unknown value on a page causes a request, and its answer applies to older pages too', {
  tag: '@proof',
}, async ({ page }) => {
  const answered = '+62 21 9999 0000'
  const newer = '+62 21 8888 0000'
  const requests: string[] = []
  await page.route('**/api/address', route => {
    requests.push(page.url())
    return route.fulfill({ json: { result: { customer_care: requests.length < 2 ? answered : newer } } })
  })
  await page.route('**/facilities', async route => {
    const answer = await route.fetch()
    const text = (await answer.text()).replaceAll(built, newer).replaceAll(dialled(built), dialled(newer))
    await route.fulfill({ response: answer, body: text })
  })
  const dialled = (number: string) => number.replaceAll(' ', '')
  const care = banner(page).getByRole('link', { name: /\+62/ })
  await page.route('**/api/social-medias', route => route.fulfill({ json: { result: [] } }))
  const first = await page.goto('/')
  const built = /data-reach="customer_care"[\s\S]*?(\+62[\d ]+\d)/.exec(
    (await first?.text()) ?? '',
  )?.[1] as string
  expect(built).toBeTruthy()
  await expect(care).toHaveAttribute('href', `tel:${dialled(answered)}`)
  await page.goto('/about')
  await expect(care).toHaveAttribute('href', `tel:${dialled(answered)}`)
  expect(requests).toHaveLength(1)
  await page.goto('/facilities')
  await expect
    .poll(() => page.evaluate(() => sessionStorage.getItem('reach.once.v3')))
    .toContain(`"is":"${newer}"`)
  await expect(care).toHaveAttribute('href', `tel:${dialled(newer)}`)
  await expect(care).toContainText(newer)
  await page.goto('/about')
  await expect(care).toHaveAttribute('href', `tel:${dialled(newer)}`)
  expect(requests).toHaveLength(2)
})

test('Four hints are sent once per browser session: POST, empty, and with the token of the signed-in user', async ({
  page,
}) => {
  const sent: string[] = []
  await page.route('**/api/*/sync', async route => {
    const request = route.request()
    const headers = await request.allHeaders()
    sent.push(
      [
        request.method(),
        new URL(request.url()).pathname,
        headers.accept,
        headers.authorization,
        request.postData(),
      ].join(' '),
    )
    await route.fulfill({ json: { result: {}, meta: { message: '' } } })
  })
  await page.addInitScript(() => localStorage.setItem('token', 'rwt_example'))
  await page.goto('/about')
  await expect
    .poll(() => sent.toSorted())
    .toEqual(
      ['doctors', 'schedules', 'specialists', 'units'].map(
        kind => `POST /api/${kind}/sync application/json Bearer rwt_example `,
      ),
    )
  expect(await page.evaluate(() => sessionStorage.getItem('sync.once.v1'))).toBeTruthy()
  await page.goto('/units')
  await page.waitForLoadState('networkidle')
  expect(sent).toHaveLength(4)
})
