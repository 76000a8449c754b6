import type { Page, Route } from '@playwright/test'
import { administratorToken, expect, patientToken, test, withAdministratorSession } from './journey.ts'

const banner = (page: Page) => page.getByRole('banner')
const footer = (page: Page) => page.getByRole('contentinfo')
const root = (page: Page) => page.locator('html')
test.use({ viewport: { width: 1280, height: 800 } })

test('A progress bar is shown until the next page has loaded', { tag: '@proof' }, async ({ page }) => {
  await page.addInitScript(() =>
    new MutationObserver(() => {
      if (document.documentElement.classList.contains('is-leaving'))
        sessionStorage.setItem('left', location.pathname)
    }).observe(document, { attributes: true, subtree: true, attributeFilter: ['class'] }),
  )
  await page.goto('/about')
  const left = () => page.evaluate(() => sessionStorage.getItem('left'))
  await footer(page)
    .getByRole('link', { name: 'Instagram' })
    .click({ modifiers: ['ControlOrMeta'] })
  await page.evaluate(() => {
    location.hash = '#main'
  })
  expect(await left()).toBeNull()
  await banner(page).getByRole('link', { name: 'Facilities' }).click()
  await expect(page).toHaveURL('/facilities')
  expect(await left()).toBe('/about')
  await expect(root(page)).not.toHaveClass(/is-leaving/)
  await page.goBack()
  await expect(page).toHaveURL('/about#main')
  await expect(root(page)).not.toHaveClass(/is-leaving/)
})

test('A page cross-fades into the next one, also with a slow style sheet', { tag: '@proof' }, async ({
  page,
}) => {
  const fades: string[] = []
  await page.exposeFunction('report', (what: string) => fades.push(what))
  await page.addInitScript(() =>
    addEventListener('pagereveal', event => {
      const { report } = globalThis as unknown as { report(what: string): void }
      event.viewTransition?.ready.then(
        () => report(location.pathname),
        () => report('given up'),
      )
    }),
  )
  await page.route(/\.css$/, async route => route.fulfill({ response: await route.fetch() }))
  await page.goto('/about')
  await banner(page).getByRole('link', { name: 'Facilities' }).click()
  await expect.poll(() => fades).toEqual(['/facilities'])
})

test('Pages and the portal are shown in the font of the site', async ({ page }) => {
  for (const path of ['/', '/about', '/auth/patients']) {
    await page.goto(path)
    const loaded = () =>
      page.evaluate(() =>
        [...document.fonts].some(
          face => face.status === 'loaded' && face.family.includes('Plus Jakarta Sans'),
        ),
      )
    await expect.poll(loaded, path).toBe(true)
  }
})

const screens = [
  { name: 'sign-in', path: '/auth/patients', shown: 'input[name="email"]', token: undefined },
  { name: 'dashboard of a patient', path: '/patients', shown: 'main h1', token: patientToken },
  { name: 'booking', path: '/patients/appointments/create', shown: 'main h2', token: patientToken },
  {
    name: 'list of content',
    path: '/admins/hospitals/doctors',
    shown: 'tbody tr a',
    token: administratorToken,
  },
  {
    name: 'front desk',
    path: '/admins/patients/appointments',
    shown: 'main h1',
    token: administratorToken,
  },
]
for (const { name, path, shown, token } of screens)
  test(`The page of the portal names each script of its first screen: ${name}`, async ({ page }) => {
    await page.addInitScript(
      ({ shown, token }) => {
        // Otherwise the languages are offered, by a script of their own.
        localStorage.setItem('language', 'en')
        if (token) localStorage.setItem('token', token)
        const at = (list: Iterable<string>) => [...list].filter(name => name.includes('/_assets/'))
        const seen = window as unknown as { named?: string[]; loaded?: string[] }
        // Scripts run after this, and name what they load next.
        document.addEventListener('readystatechange', () => {
          const links = document.querySelectorAll<HTMLLinkElement>('link[rel="modulepreload"]')
          const scripts = document.querySelectorAll<HTMLScriptElement>('script[src]')
          seen.named ??= at([...[...links].map(one => one.href), ...[...scripts].map(one => one.src)])
        })
        new MutationObserver((_, observer) => {
          if (!document.querySelector(shown)) return
          observer.disconnect()
          const entries = performance.getEntriesByType('resource').map(one => one.name)
          seen.loaded = at(entries).filter(name => name.endsWith('.js'))
        }).observe(document, { childList: true, subtree: true })
      },
      { shown, token: await token?.() },
    )
    await page.goto(path)
    await expect(page.locator(shown).first()).toBeVisible()
    const { named, loaded } = await page.evaluate(() => {
      const { named = [], loaded = [] } = window as unknown as { named?: string[]; loaded?: string[] }
      return { named, loaded }
    })
    expect(loaded.length).toBeGreaterThan(10)
    expect(loaded.filter(script => !named.includes(script))).toEqual([])
  })

test('At a first visit the scripts and the font wait for the first paint, and after that they are there at once', async ({
  page,
}) => {
  /** The times from the first paint to the first request of a script, the font or the manifest, in ms. */
  const delay = () =>
    page.evaluate(() => {
      const painted = performance.getEntriesByName('first-contentful-paint')[0]?.startTime
      const fetched = performance
        .getEntriesByType('resource')
        .filter(one => /\.(js|woff2|webmanifest)$/.test(one.name))
        .map(one => one.startTime)
      return painted !== undefined && fetched.length > 0 ? Math.min(...fetched) - painted : null
    })
  const fontAtFirstPaint = () =>
    page.evaluate(() => (window as unknown as { fontAtFirstPaint?: boolean }).fontAtFirstPaint)
  await page.addInitScript(() => {
    new PerformanceObserver(() => {
      const state = window as unknown as { fontAtFirstPaint?: boolean }
      state.fontAtFirstPaint ??= document.documentElement.classList.contains('has-font')
    }).observe({ type: 'paint', buffered: true })
  })
  const font = Promise.withResolvers<void>()
  await page.route(/\.woff2$/, async route => {
    await font.promise
    await route.continue()
  })
  // The load event may wait for the font.
  await page.goto('/doctors', { waitUntil: 'commit' })
  await expect.poll(fontAtFirstPaint).toBe(false)
  await expect.poll(delay).toBeGreaterThanOrEqual(0)
  // With the class before the font, the page would be laid out twice.
  await expect(root(page)).not.toHaveClass(/has-font/)
  font.resolve()
  await expect(root(page)).toHaveClass(/has-font/)
  // Browsers look for it in the head only.
  await expect(page.locator('head > link[rel="manifest"]')).toHaveAttribute('href', '/manifest.webmanifest')
  await banner(page).getByRole('link', { name: 'Facilities' }).click()
  await expect(page).toHaveURL(/facilities/)
  await expect.poll(fontAtFirstPaint).toBe(true)
})

test('A picture that fails to load is replaced by a placeholder, once', { tag: '@proof' }, async ({
  page,
  complaints,
}) => {
  const requests: string[] = []
  await page.route('**/art/**', route => {
    requests.push(new URL(route.request().url()).pathname)
    return route.abort()
  })
  await page.goto('/unknown')
  const placeholder = '/art/specialties/hospital.svg'
  await expect(page.getByRole('main').locator('img')).toHaveAttribute('src', placeholder)
  await page.waitForLoadState('networkidle')
  expect(requests.filter(path => path === placeholder)).toHaveLength(1)
  // The browser itself reports the pictures that were refused.
  complaints.splice(0)
})

test('A picture with several sources is replaced too', { tag: '@proof' }, async ({ page, complaints }) => {
  await page.route('**/art/hero-*', route => route.abort())
  await page.goto('/')
  const hero = page.locator('main picture img').first()
  // `currentSrc` is empty while the browser chooses a source, so it is compared as text.
  await expect
    .poll(() => hero.evaluate((one: HTMLImageElement) => `${one.currentSrc} ${one.naturalWidth > 0}`))
    .toMatch(/\/art\/specialties\/hospital\.svg true$/)
  complaints.splice(0)
})

test('The portal reports a missing chunk in the language of the screen', { tag: '@proof' }, async ({
  page,
}) => {
  await page.addInitScript(() => localStorage.setItem('language', 'de'))
  await page.goto('/auth/patients')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.evaluate(() => dispatchEvent(new Event('vite:preloadError')))
  const prompt = page.getByRole('complementary', { name: 'Über diese Seite' })
  await expect(prompt.getByRole('status')).toContainText('konnte nicht geladen werden')
  await expect(prompt.getByRole('button', { name: 'Neu laden' })).toBeVisible()
})

test('The button of a calendar shows that it loads, and says in the language of the screen that it could not', {
  tag: '@proof',
}, async ({ page, complaints }) => {
  await page.addInitScript(() => localStorage.setItem('language', 'id'))
  await withAdministratorSession(page)
  const requests: Route[] = []
  await page.route(/CalendarPopover/, route => void requests.push(route))
  await page.goto('/admins/patients/appointments')
  const button = page.getByRole('button', { name: 'Pilih tanggal' })
  await button.click()
  await expect(button).toHaveAttribute('aria-busy', 'true')
  await expect.poll(() => requests.length).toBe(1)
  await requests[0]?.abort()
  await expect(page.getByRole('alert')).toHaveText(/^Kalender belum dapat dimuat/)
  await expect(button).not.toHaveAttribute('aria-busy')
  // The browser reports the file that it did not get.
  complaints.splice(0)
  await button.click()
  await expect(button).toHaveAttribute('aria-busy', 'true')
  await expect(page.getByRole('alert')).toHaveCount(0)
  await expect.poll(() => requests.length).toBe(2)
  await requests[1]?.continue()
  await expect(page.getByRole('dialog').getByRole('table')).toBeVisible()
})

test('A panel whose script loads slowly shows the progress bar, as a screen does', {
  tag: '@proof',
}, async ({ page }) => {
  await withAdministratorSession(page)
  const requests: Route[] = []
  await page.route(/OrderPanel/, route => void requests.push(route))
  await page.goto('/admins/hospitals/specialists')
  const bar = page.locator('.progress')
  await expect(bar).not.toHaveAttribute('data-moving')
  await page.getByRole('button', { name: 'More actions' }).first().click()
  await page.getByRole('menuitem', { name: 'Change the order' }).click()
  await expect(bar).toHaveAttribute('data-moving', 'true')
  await expect.poll(() => requests.length).toBeGreaterThan(0)
  for (const request of requests) await request.continue()
  await expect(page.getByRole('dialog', { name: 'The order on the site' })).toBeVisible()
  await expect(bar).not.toHaveAttribute('data-moving')
})
