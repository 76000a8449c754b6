import { publishEdit } from './administering.ts'
import { expect, patientToken, test } from './journey.ts'

const vendor = 'https://embed.chat-vendor.example/widget.js'
/** Everything that the script of a chat vendor could try. The result of each attempt is written into its frame. */
const script = `
  const tried = {}
  const attempt = (name, work) => { try { tried[name] = String(work()) } catch (error) { tried[name] = error.name } }
  attempt('storage', () => localStorage.getItem('token'))
  attempt('parent', () => parent.localStorage.getItem('token'))
  attempt('page', () => parent.document.title)
  attempt('cookies', () => document.cookie)
  attempt('origin', () => origin)
  fetch('/api/profile/patients/user').then(() => 'let through', error => error.name).then(said => {
    tried.api = said
    document.body.append(JSON.stringify(tried))
  })
`

test.describe.configure({ mode: 'serial' })

test('Without a configured chat the page offers WhatsApp instead of a chat button', async ({ page }) => {
  await page.goto('/')
  await expect(page.getByRole('link', { name: 'Chat on WhatsApp' }).first()).toBeVisible()
  await expect(page.getByRole('button', { name: 'Chat with us' })).toHaveCount(0)
  expect((await page.request.get('/chat/frame')).status()).toBe(404)
})

test('A vendor’s chat runs in a frame without access to the page, and never in the portal', {
  tag: '@proof',
}, async ({ page, complaints }) => {
  // Enabling and disabling the chat changes every page: two full builds.
  test.setTimeout(240_000)
  const before = await publishEdit('settings', 'settings', data => ({
    ...data,
    chatWidget: { enabled: true, scriptUrl: vendor },
  }))
  try {
    const requests: string[] = []
    await page.route('https://**/*', route => {
      requests.push(route.request().url())
      return route.fulfill({ contentType: 'text/javascript', body: script })
    })
    const token = await patientToken()
    await page.addInitScript(value => {
      if (self === top) localStorage.setItem('token', value)
    }, token)
    await page.goto('/about')
    await page.waitForLoadState('networkidle')
    expect(requests).toEqual([])
    await page.keyboard.press('Shift')
    const message = page.getByRole('complementary', { name: 'About this page' })
    await expect(message).toBeVisible()
    await page.getByRole('button', { name: 'Chat with us' }).click()
    const chat = page.getByRole('dialog', { name: 'Chat with us' })
    await expect(chat).toBeVisible()
    const edgeOf = (one: typeof chat, edge: 'left' | 'right') =>
      one.evaluate((element, side) => element.getBoundingClientRect()[side], edge)
    await expect
      .poll(async () => (await edgeOf(message, 'right')) - (await edgeOf(chat, 'left')), {
        message: 'the message about the page moves away from the chat',
      })
      .toBeLessThanOrEqual(0)
    await expect
      .poll(async () => (await page.locator('iframe').boundingBox())?.height, {
        message: 'the chat fills its window',
      })
      .toBeGreaterThan(400)
    const frame = page.frameLocator('iframe[title="Chat with us"]')
    await expect(frame.locator('body')).toContainText('"storage"')
    const tried = JSON.parse((await frame.locator('body').textContent()) ?? '')
    expect(tried).toEqual({
      storage: 'SecurityError',
      parent: 'SecurityError',
      page: 'SecurityError',
      cookies: 'SecurityError',
      origin: 'null',
      api: 'TypeError',
    })
    expect(requests).toEqual([vendor])
    const headers = (await page.request.get('/chat/frame')).headers()
    expect(headers['content-security-policy']).toMatch(/; sandbox allow-scripts /)
    expect(headers['content-security-policy']).not.toContain('allow-same-origin')
    expect(headers['content-security-policy']).toContain(
      'script-src https://embed.chat-vendor.example https://*.chat-vendor.example;',
    )
    // Closing and opening it again continues the same conversation.
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
    await page.getByRole('button', { name: 'Chat with us' }).click()
    await expect(page.locator('iframe')).toHaveCount(1)
    expect(requests).toEqual([vendor])
    await page.goto('/patients')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Chat with us' })).toHaveCount(0)
    expect(requests).toEqual([vendor])
  } finally {
    await publishEdit('settings', 'settings', () => before)
  }
  // The browser itself reports the refusals that this journey causes.
  complaints.splice(0)
})
