import type { Page } from '@playwright/test'
import { expect, test } from './journey.ts'

const banner = (page: Page) => page.getByRole('banner')
const footer = (page: Page) => page.getByRole('contentinfo')
const root = (page: Page) => page.locator('html')
const wide = { width: 1280, height: 800 }
const phone = { width: 360, height: 740 }
test.use({ viewport: wide })

const pathOf = async (link: ReturnType<Page['getByRole']>) =>
  new URL(await link.evaluate((one: HTMLAnchorElement) => one.href)).pathname

for (const { home, prefix, main, top, discover, book } of [
  {
    home: '/',
    prefix: '',
    main: 'Main',
    top: ['About us', 'Specialists', 'Packages', 'Facilities', 'Contact'],
    discover: { title: 'Discover', career: 'Career' },
    book: 'Make appointment',
  },
  {
    home: '/id',
    prefix: '/id',
    main: 'Utama',
    top: ['Tentang kami', 'Spesialis', 'Paket', 'Fasilitas', 'Kontak'],
    discover: { title: 'Jelajahi', career: 'Karier' },
    book: 'Buat janji temu',
  },
])
  test(`The navigation of the site is on every page (${home})`, async ({ page }) => {
    await page.goto(home)
    const links = banner(page).getByRole('navigation', { name: main }).getByRole('link')
    await expect(links).toHaveText(top)
    const paths = ['/about', '/specialists', '/packages', '/facilities', '/contact'].map(
      path => prefix + path,
    )
    for (const [place, path] of paths.entries()) expect(await pathOf(links.nth(place))).toBe(path)
    const group = footer(page).getByRole('navigation', { name: discover.title }).getByRole('link')
    await expect(group).toHaveText([...top, discover.career])
    expect(await pathOf(group.last())).toBe(`${prefix}/career`)
    const logo = banner(page).getByRole('link', { name: /Rawat Nusantara/ })
    await expect(logo).toHaveAttribute('href', `${home}#`)
    await expect(banner(page).getByRole('link', { name: book })).toHaveAttribute('href', '/patients')
    await expect(root(page)).toHaveAttribute('dir', 'ltr')
  })

test('On a phone the buttons of the header end where the text of the page ends', async ({ page }) => {
  await page.setViewportSize(phone)
  await page.goto('/doctors')
  await page.evaluate(() => document.fonts.ready)
  const right = (part: ReturnType<Page['locator']>) => part.evaluate(one => one.getBoundingClientRect().right)
  const edge = await right(page.getByRole('main').locator('#finder'))
  await expect(async () => {
    expect(await right(banner(page).locator('.tools'))).toBeLessThanOrEqual(edge + 0.5)
  }).toPass({ timeout: 10_000 })
})

for (const width of [1440, 1920])
  test(`At ${width} px the bar ends where the text of the page ends`, { tag: '@proof' }, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/')
    await page.evaluate(() => document.fonts.ready)
    const edge = (part: ReturnType<Page['locator']>) =>
      part.evaluate(
        one => one.getBoundingClientRect().right - Number.parseFloat(getComputedStyle(one).paddingRight),
      )
    const end = await edge(footer(page).locator('.wrap').first())
    await expect(async () => {
      expect(await edge(banner(page).locator('.tools'))).toBeLessThanOrEqual(end + 0.5)
    }).toPass({ timeout: 10_000 })
  })

test('On a tablet the line beside the contact buttons has the width of a sentence', {
  tag: '@proof',
}, async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 1024 })
  await page.goto('/doctors')
  const text = page.locator('.contact-banner p')
  expect(await text.evaluate(one => one.getBoundingClientRect().width)).toBeGreaterThan(400)
})

test('On a phone the home page is no longer than eleven screens', { tag: '@proof' }, async ({ page }) => {
  await page.setViewportSize(phone)
  await page.goto('/id')
  // Parts that are not laid out yet have an estimated height.
  await page.evaluate(() => {
    for (const part of document.querySelectorAll<HTMLElement>('main :is(.section, .band)'))
      part.style.contentVisibility = 'visible'
  })
  expect(await root(page).evaluate(one => one.scrollHeight)).toBeLessThanOrEqual(8000)
})

for (const [path, width] of [
  ...['/', '/specialists', '/specialists/cardiology', '/units', '/facilities', '/packages'].map(
    one => [one, wide.width] as const,
  ),
  ['/contact/jakarta', 768] as const,
  ['/', 768] as const,
])
  test(`No card is alone in the last row of ${path} at ${width} px`, { tag: '@proof' }, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await page.goto(path)
    const rows = await page.locator('ul.cards, ul.atlas').evaluateAll(lists =>
      lists.map(list => {
        const shown = [...list.children].filter(one => one.getClientRects().length > 0)
        const tops = shown.map(one => Math.round(one.getBoundingClientRect().top))
        return Object.values(Object.groupBy(tops, String)).map(row => row?.length ?? 0)
      }),
    )
    const inColumns = rows.filter(list => Math.max(...list) > 1)
    for (const list of inColumns) if (list.length > 1) expect(list.at(-1), list.join()).toBeGreaterThan(1)
    expect(inColumns.length).toBeGreaterThan(0)
  })

test('The footer has the opening hours and the contact data of the hospital', { tag: '@proof' }, async ({
  page,
}) => {
  await page.goto('/')
  // biome-ignore lint/performance/useDomNodeTextContent: the spaces between blocks are part of the text
  const said = (await footer(page).innerText()).replace(/\s+/g, ' ')
  expect(said).toContain('Business hours Weekdays 9:00am to 5:00pm Saturdays 9:00am to 1:00pm')
  await expect(footer(page).getByRole('link', { name: '119', exact: true })).toHaveAttribute(
    'href',
    'tel:119',
  )
  for (const number of ['+62 21 0000 0119', '+62 21 0000 0101'])
    await expect(footer(page).getByRole('link', { name: number })).toHaveAttribute(
      'href',
      `tel:${number.replaceAll(' ', '')}`,
    )
  await expect(footer(page).getByRole('link', { name: 'Write an email' })).toHaveAttribute(
    'href',
    /^mailto:.+@.+/,
  )
  for (const name of ['Instagram', 'Facebook', 'YouTube'])
    await expect(footer(page).getByRole('link', { name })).toHaveAttribute('href', /^https:\/\//)
})

test('The search opens, takes a term, ignores an empty one and is cleared when it closes', {
  tag: '@proof',
}, async ({ page }) => {
  await page.goto('/about')
  const open = banner(page).getByLabel('Search for a doctor')
  await open.click()
  const field = banner(page).getByRole('searchbox')
  const submit = banner(page).getByRole('button', { name: 'Search', exact: true })
  await expect(field).toBeFocused()
  await expect(submit).toBeDisabled()
  await field.fill('   ')
  await expect(submit).toBeDisabled()
  await field.press('Enter')
  await expect(page).toHaveURL('/about')
  await field.fill('jantung')
  await expect(submit).toBeEnabled()
  await banner(page).getByRole('button', { name: 'Close the search' }).click()
  await expect(field).toBeHidden()
  await open.click()
  await expect(field).toHaveValue('')
  await field.fill('  jantung ')
  await field.press('Enter')
  await expect(page).toHaveURL('/doctors?search=jantung')
  await page.goBack()
  await expect(field).toBeHidden()
})

test('The language is chosen in the side panel and stored, and the page stays the same', async ({ page }) => {
  await page.setViewportSize(phone)
  await page.goto('/units?x=1')
  await banner(page).locator('summary[aria-label="Menu"]').click()
  await banner(page).getByRole('button', { name: 'Language' }).click()
  const panel = page.getByRole('dialog', { name: 'Language' })
  await expect(panel.getByRole('radio', { name: 'English' })).toBeChecked()
  await panel.getByText('Bahasa Indonesia').click()
  await expect(page).toHaveURL('/id/units?x=1')
  await expect(root(page)).toHaveAttribute('lang', 'id')
  expect(await page.evaluate(() => localStorage.getItem('language'))).toBe('id')
})

test('The mobile menu closes when a link is followed, also within the page', { tag: '@proof' }, async ({
  page,
}) => {
  await page.setViewportSize(phone)
  await page.goto('/contact/show')
  const menu = banner(page)
    .locator('details')
    .filter({ has: page.locator('summary[aria-label="Menu"]') })
  await menu.locator('summary').click()
  await expect(menu).toHaveAttribute('open')
  await page.evaluate(() => {
    location.hash = '#makassar'
  })
  await expect(menu).not.toHaveAttribute('open')
  await menu.locator('summary').click()
  await menu.getByRole('link', { name: 'Facilities' }).click()
  await expect(page).toHaveURL('/facilities')
  await page.goBack()
  await expect(menu).not.toHaveAttribute('open')
})

test('The bar docks after 30 px', { tag: '@proof' }, async ({ page }) => {
  await page.goto('/about')
  await page.evaluate(() => scrollTo({ top: 30, behavior: 'instant' }))
  await expect(banner(page)).not.toHaveClass(/is-docked/)
  await page.evaluate(() => scrollTo({ top: 31, behavior: 'instant' }))
  await expect(banner(page)).toHaveClass(/is-docked/)
})

test('A link to a fragment scrolls smoothly to it; an empty fragment and a new path scroll to the top', {
  tag: '@proof',
}, async ({ page }) => {
  await page.goto('/contact/show')
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior)).toBe('smooth')
  const top = () => page.evaluate(() => scrollY)
  await page
    .getByRole('navigation', { name: 'Locations' })
    .getByRole('link', { name: /Jayapura/ })
    .click()
  await expect(page).toHaveURL(/#jayapura$/)
  await expect(page.getByRole('heading', { name: /Jayapura/ }).first()).toBeInViewport()
  expect(await top()).toBeGreaterThan(400)
  await page.goto('/')
  await page.evaluate(() => scrollTo({ top: 900, behavior: 'instant' }))
  await banner(page)
    .getByRole('link', { name: /Rawat Nusantara/ })
    .click()
  await expect(page).toHaveURL('/#')
  await expect.poll(top).toBe(0)
  await page.evaluate(() => scrollTo({ top: 900, behavior: 'instant' }))
  // By keyboard: for a moment after a jump sections are laid out above, and a mouse would press beside the link.
  await footer(page).getByRole('link', { name: 'About us' }).press('Enter')
  await expect(page).toHaveURL('/about')
  expect(await top()).toBe(0)
})
