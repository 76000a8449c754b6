import type { Page } from '@playwright/test'
import { administratorToken, expect, ownPatientToken, signUp, test } from './journey.ts'

const desktop = { width: 1280, height: 800 }
const banner = (page: Page) => page.getByRole('banner')
const account = (page: Page, name: string) => banner(page).getByRole('link', { name, exact: true })
/** The scripts of a framework that the browser has fetched. */
const framework = (page: Page) =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(one => one.name)
      .filter(name => /_assets\/(react|client|[A-Z]\w+)\.[\w-]+\.js$/.test(name)),
  )
/** Delays the files of the islands until the returned function is called. */
async function slowIslands(page: Page): Promise<() => void> {
  let release = () => {}
  const released = new Promise<void>(resolve => {
    release = resolve
  })
  await page.route(/_assets\/react\..*\.js/, async route => {
    await released
    await route.continue()
  })
  return release
}

test.use({ viewport: desktop, colorScheme: 'light' })

test('A page without interaction loads no framework', async ({ page }) => {
  for (const path of ['/', '/about', '/doctors', '/id/emergency']) {
    await page.goto(path)
    await page.waitForLoadState('networkidle')
    expect(await framework(page), path).toEqual([])
  }
  await banner(page).first().hover()
})

test('A click before hydration is replayed after it', async ({ page }) => {
  const release = await slowIslands(page)
  await page.goto('/about?x=1')
  await banner(page).getByRole('button', { name: 'Light or dark' }).click()
  await expect(page.locator('html')).not.toHaveClass(/is-dark/)
  release()
  await expect(page.locator('html')).toHaveClass(/is-dark/)
})

test('A search that is submitted before hydration is answered after it', { tag: '@proof' }, async ({
  page,
}) => {
  const release = await slowIslands(page)
  await page.goto('/about')
  await banner(page).getByLabel('Search for a doctor').click()
  const field = banner(page).getByRole('searchbox')
  await field.pressSequentially(' jantung')
  await field.press('Enter')
  await expect(page).toHaveURL('/about')
  release()
  await expect(page).toHaveURL('/doctors?search=jantung')
})

test('What is typed before the search of the doctors is ready is asked once', async ({ page }) => {
  await page.addInitScript(() => {
    const send = Worker.prototype.postMessage
    Worker.prototype.postMessage = function (message: object, ...more: never[]) {
      // A message without a query only fetches the data.
      if ('query' in message) performance.mark('asked')
      send.call(this, message, ...more)
    }
  })
  const asked = () => page.evaluate(() => performance.getEntriesByName('asked').length)
  const release = await slowIslands(page)
  await page.goto('/doctors')
  await page.locator('#finder-term').pressSequentially('jantung')
  release()
  await expect(page.getByRole('heading', { name: /^\d+ doctors? found/ })).toBeVisible()
  // Longer than the wait for the next letter.
  await page.waitForTimeout(700)
  expect(await asked()).toBe(1)
  await page.locator('#finder-term').pressSequentially(' anak')
  await expect.poll(asked).toBe(2)
})

test('The language is chosen by keyboard alone, before and after hydration, and the query stays', async ({
  page,
}) => {
  const release = await slowIslands(page)
  await page.goto('/units?x=1')
  const list = banner(page).locator('summary', { hasText: 'Language' })
  await list.focus()
  // The browser opens the list natively.
  await page.keyboard.press('Enter')
  const indonesian = banner(page).getByRole('link', { name: 'Bahasa Indonesia' })
  await expect(indonesian).toBeVisible()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(indonesian).toBeFocused()
  await page.keyboard.press('Enter')
  release()
  await expect(page).toHaveURL('/id/units?x=1')
  expect(await page.evaluate(() => localStorage.getItem('language'))).toBe('id')
  // Back from the side panel, which the list opens on a wide screen and the menu on a phone.
  await banner(page).locator('summary', { hasText: 'Bahasa' }).click()
  await banner(page).getByRole('button', { name: 'Pilih di panel samping' }).click()
  const panel = page.getByRole('dialog', { name: 'Bahasa' })
  await expect(panel.getByRole('radio', { name: 'Bahasa Indonesia' })).toBeChecked()
  await panel.getByText('English').click()
  await expect(page).toHaveURL('/units?x=1')
  expect(await page.evaluate(() => localStorage.getItem('language'))).toBe('en')
})

test('If the chunks of an island are missing, links and lists still work, and a plain link reloads the page', {
  tag: '@proof',
}, async ({ page, complaints }) => {
  await page.route(/_assets\/react\..*\.js/, route => route.fulfill({ status: 404 }))
  await page.goto('/about')
  await banner(page).locator('summary', { hasText: 'Language' }).hover()
  const prompt = page.getByRole('complementary', { name: 'About this page' })
  await expect(prompt).toContainText('Part of this page could not be loaded.')
  await expect(prompt.getByRole('link', { name: 'Reload' })).toHaveAttribute('href', '')
  await prompt.getByRole('button', { name: 'Close' }).click()
  await expect(prompt).toBeHidden()
  await banner(page).locator('summary', { hasText: 'Language' }).click()
  await banner(page).getByRole('link', { name: 'Bahasa Indonesia' }).click()
  await expect(page).toHaveURL('/id/about')
  complaints.splice(0)
})

test('An invalid stored language is ignored, and a storage that throws does not prevent a choice', {
  tag: '@proof',
}, async ({ page }) => {
  await page.addInitScript(() => {
    localStorage.setItem('color-schema', 'mauve')
    localStorage.setItem('language', 'tlh')
  })
  await page.goto('/about')
  await expect(page.locator('html')).not.toHaveClass(/is-dark/)
  await page.addInitScript(() => {
    Object.defineProperty(globalThis, 'localStorage', {
      get() {
        throw new DOMException('No storage here', 'SecurityError')
      },
    })
  })
  await page.goto('/about')
  await banner(page).getByRole('button', { name: 'Light or dark' }).click()
  await expect(page.locator('html')).toHaveClass(/is-dark/)
  await banner(page).locator('summary', { hasText: 'Language' }).click()
  await banner(page).getByRole('link', { name: 'Bahasa Indonesia' }).click()
  await expect(page).toHaveURL('/id/about')
})

test.describe('the account link', () => {
  test('leads a returning patient past the sign-in screen, and follows a logout in another tab', async ({
    page,
    context,
  }) => {
    await page.goto('/about')
    await account(page, 'Sign in').click()
    await expect(page).toHaveURL('/auth/patients')
    const token = await ownPatientToken()
    await page.evaluate(value => localStorage.setItem('token', value), token)
    await page.goto('/patients')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    const requests: string[] = []
    page.on('request', request => void requests.push(new URL(request.url()).pathname))
    await page.goto('/about')
    await expect(account(page, 'My appointments')).toHaveAttribute('href', '/patients')
    expect(await page.textContent('body')).not.toContain('Raden')
    // No request for the profile was sent, so the idle timeout continues.
    expect(requests.filter(path => path.includes('/profile'))).toEqual([])
    for (const signInPath of ['/auth/patients', '/auth/signup-patients']) {
      await page.goto(`${signInPath}?redirect=/patients/profile-edit`)
      await expect(page).toHaveURL('/patients/profile-edit')
    }
    await page.goto('/auth/reset-password')
    await expect(page).toHaveURL('/auth/reset-password')
    await page.goto('/about')
    await expect(account(page, 'My appointments')).toBeVisible()
    const other = await context.newPage()
    await other.goto('/about')
    await other.evaluate(() => {
      localStorage.removeItem('token')
      localStorage.removeItem('session-area')
    })
    await expect(account(page, 'Sign in')).toHaveAttribute('href', '/auth/patients')
  })

  test('leads an administrator to the administration', { tag: '@proof' }, async ({ page }) => {
    const token = await administratorToken()
    await page.goto('/auth/admins')
    await page.evaluate(value => localStorage.setItem('token', value), token)
    await page.goto('/admins')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.goto('/id/about')
    await expect(account(page, 'Administrasi')).toHaveAttribute('href', '/admins')
    await page.goto('/auth/admins')
    await expect(page).toHaveURL('/admins')
    // The patients' sign-in does not accept an administrator: it shows the form, and ends no session.
    await page.goto('/auth/patients')
    await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible()
    expect(await page.evaluate(() => localStorage.getItem('token'))).toBe(token)
  })

  test('A new patient chooses doctor and slot first, keeps both through the sign-up, and sees the fee again before sending', {
    tag: '@proof',
  }, async ({ page, complaints }) => {
    await page.goto('/')
    await banner(page).getByRole('link', { name: 'Make appointment' }).click()
    await expect(page).toHaveURL('/auth/patients?redirect=%2Fpatients')
    await page.getByRole('link', { name: 'Choose a doctor and a time first' }).click()
    await expect(page).toHaveURL('/doctors')
    const free = page.locator('[data-near="doctors"] article', { hasText: /\d\d:\d\d/ })
    await free.getByRole('link').first().click()
    await page.getByRole('heading', { name: 'Pick a time' }).scrollIntoViewIfNeeded()
    const fee = page.locator('.facts').getByText(/IDR/)
    // Not the number to call, which comes first where today's slots are too soon for a request.
    const slot = page
      .locator('[data-places-days]')
      .getByRole('link', { name: /\d\d:\d\d/ })
      .first()
    await expect(slot).toBeVisible()
    const price = (await fee.count()) > 0 ? ((await fee.first().textContent()) ?? '').trim() : null
    await slot.click()
    await expect(page.getByText('We remember the time you picked')).toBeVisible()
    await page.getByRole('link', { name: 'Create an account' }).click()
    await signUp(page, `way-${Date.now()}@example.org`)
    await expect(page).toHaveURL(/appointments\/create/)
    if (price) await expect(page.getByText(price)).toBeVisible()
    await page.getByLabel('Phone').fill('call me')
    await page.getByRole('button', { name: 'Send the request' }).click()
    await expect(page.getByText('Enter a phone number').first()).toBeVisible()
    // The browser itself reports the refused number.
    complaints.splice(0)
    await page.getByLabel('Phone').fill('+62 812 3456 789')
    await page.getByRole('button', { name: 'Send the request' }).click()
    await expect(
      page.getByRole('heading', { name: /Your (request has been sent|appointment is confirmed)/ }),
    ).toBeVisible()
    await page.goto('/patients/profile-edit')
    await expect(page.getByLabel('Phone')).toHaveValue('+62 812 3456 789')
  })

  test.describe('with a browser of another language', () => {
    test.use({ locale: 'id-ID' })
    test('The portal, opened directly, is in English and offers the browser’s language in one line', {
      tag: '@proof',
    }, async ({ page }) => {
      await page.goto('/auth/patients')
      await expect(page.locator('html')).toHaveAttribute('lang', 'en')
      await page.getByRole('button', { name: 'Lanjutkan dalam Bahasa Indonesia' }).click()
      await expect(page.locator('html')).toHaveAttribute('lang', 'id')
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Masuk')
      await expect(page.getByRole('button', { name: 'Lanjutkan dalam Bahasa Indonesia' })).toBeHidden()
    })
  })

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false })
    test('‘Make appointment’ leads to the doctor’s name and hours, the telephone, and a message that names the doctor', async ({
      page,
    }) => {
      await page.goto('/doctors')
      await page.locator('[data-everybody] article a').first().click()
      // Waits for the load event: until the style sheet applies, the link for scripts counts as shown, too.
      await page.waitForURL(/\/doctors\/[a-z]/)
      const name = (await page.getByRole('heading', { level: 1 }).textContent())?.trim() as string
      await page.locator('.next').getByRole('link', { name: 'Make appointment' }).click()
      await expect(page).toHaveURL(/#times-title$/)
      const times = page.getByRole('region', { name: /week|hours|times/i })
      await expect(times.getByRole('row').first()).toBeVisible()
      await expect(times.getByText(name)).toBeVisible()
      await expect(times.locator('a[href^="tel:"]').first()).toBeVisible()
      const message = await times.getByRole('link', { name: 'WhatsApp' }).getAttribute('href')
      expect(new URL(message as string).searchParams.get('text')).toContain(name)
    })
  })
})
