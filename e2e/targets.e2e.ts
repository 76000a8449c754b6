import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { adminPaths } from '../src/portal/admin/paths.ts'
import { paths } from '../src/portal/paths.ts'
import { administratorToken, expect, patientToken, test } from './journey.ts'
import { publicPages } from './public-pages.ts'

const telephone = [360]
/** Also a tablet and a laptop, for one screen of each area, because its frame changes with the width. */
const frames = [360, 800, 1280]

/** The largest height in pixels that the top and bottom menus cover. */
const heightOfMenus = 300

/**
 * WCAG 4.1.2: every link, button and field has a name. WCAG 2.5.8: it is 24 px large, has that much space, or is part
 * of a sentence.
 */
const rules = [
  'aria-command-name',
  'aria-input-field-name',
  'aria-toggle-field-name',
  'button-name',
  'label',
  'link-name',
  'select-name',
  'target-size',
]

async function expectNamedAndLarge(page: Page, widths = telephone): Promise<void> {
  await page.waitForLoadState('networkidle')
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
  const found: string[] = []
  for (const width of widths) {
    // The whole screen at once: a control that the bottom menu partly covers is scrolled into view, and is not smaller
    // for it.
    await page.setViewportSize({ width, height: 800 })
    const whole = await page.evaluate(() => document.documentElement.scrollHeight)
    await page.setViewportSize({ width, height: whole + heightOfMenus })
    const { violations } = await new AxeBuilder({ page }).setLegacyMode(true).withRules(rules).analyze()
    for (const { id, nodes } of violations)
      for (const node of nodes) found.push(`${width} px, ${id}: ${node.target.join(' ')} ${node.html}`)
  }
  expect.soft(found, page.url()).toEqual([])
}

async function lookAt(
  page: Page,
  screens: readonly string[],
  token?: string,
  widthsOfFirst = telephone,
): Promise<void> {
  test.setTimeout(60_000 + screens.length * 15_000)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  // A hidden page does not wait for the changes of other front desks, so its requests come to an end.
  await page.addInitScript(() =>
    Object.defineProperty(document, 'hidden', { get: () => true, configurable: true }),
  )
  if (token) await page.addInitScript(value => localStorage.setItem('token', value), token)
  for (const [index, path] of screens.entries())
    await test.step(path, async () => {
      await page.goto(path)
      await expectNamedAndLarge(page, index === 0 ? widthsOfFirst : telephone)
    })
}

const doctor = 'ayu-lestari-kusumaningtyas'

test('Every control of the public pages has a name and a sufficient size', { tag: '@proof' }, async ({
  page,
}) => {
  const english = [...(await publicPages()), '/search?q=heart']
  await lookAt(
    page,
    english.flatMap(path => [path, path === '/' ? '/id' : `/id${path}`]),
  )
})

test('Every control of the sign-in screens has a name and a sufficient size', { tag: '@proof' }, async ({
  page,
}) => {
  await lookAt(
    page,
    [
      paths.patientLogin(),
      paths.adminLogin(),
      paths.signUp(),
      paths.patientReset(),
      paths.adminReset(),
      '/auth/reset-password#token=old',
    ],
    undefined,
    frames,
  )
})

test('Every control of the patients’ screens has a name and a sufficient size', { tag: '@proof' }, async ({
  page,
}) => {
  await lookAt(
    page,
    [
      paths.patients,
      paths.patientDoctors,
      paths.colleagues('cardiology'),
      paths.history,
      paths.family,
      paths.profile,
      paths.queue(),
      paths.book(),
      paths.book({ specialist: 'cardiology' }),
      '/patients/nothing-here',
    ],
    await patientToken(),
    frames,
  )
})

test('Every control of the booking has a name and a sufficient size', {
  tag: '@proof',
}, async ({ page }) => {
  await lookAt(page, [paths.book({ doctor })], await patientToken())
  test.setTimeout(180_000)
  const next = async (step: () => Promise<void>) => {
    const before = page.url()
    await step()
    await expect(page).not.toHaveURL(before)
    await expectNamedAndLarge(page)
  }
  const main = page.getByRole('main')
  // Late in the day the remaining slots of today are booked by telephone.
  await next(() => main.locator('a.day').last().click())
  await next(() =>
    main
      .getByRole('link', { name: /\d\d:\d\d/ })
      .last()
      .click(),
  )
  await next(() => page.getByRole('link', { name: 'Change: Who pays' }).click())
  await next(() => page.getByRole('button', { name: 'Continue' }).click())
  await next(() => page.getByRole('button', { name: 'Send the request' }).click())
  await page.goto(paths.history)
  await expectNamedAndLarge(page)
  await page.goto(paths.patients)
  await expectNamedAndLarge(page)
})

test('Every control of the administrators’ screens has a name and a sufficient size', {
  tag: '@proof',
}, async ({ page }) => {
  await lookAt(
    page,
    [
      adminPaths.dashboard,
      adminPaths.appointments,
      adminPaths.day(),
      adminPaths.week(),
      adminPaths.absence({ doctor }),
      adminPaths.calls,
      adminPaths.waiting,
      adminPaths.queue,
      adminPaths.patientList,
      adminPaths.messages,
      adminPaths.applicants,
      adminPaths.library,
      adminPaths.trash,
      adminPaths.publications,
      adminPaths.notifications,
      adminPaths.audit,
      adminPaths.users,
      adminPaths.account,
      adminPaths.setup(),
      adminPaths.settings(),
      ...['hours', 'booking', 'redirects', 'jobs', 'check-up'].map(adminPaths.settings),
      adminPaths.undelivered,
      '/admins/nothing-here',
    ],
    await administratorToken(),
    frames,
  )
})

test('Every control of the email previews has a name and a sufficient size', { tag: '@proof' }, async ({
  page,
  complaints,
}) => {
  await lookAt(page, [adminPaths.letters], await administratorToken())
  // The email is in a frame without scripts: the browser reports that axe cannot run inside it.
  complaints.splice(0)
})

test('Every control of the lists and forms of content has a name and a sufficient size', {
  tag: '@proof',
}, async ({ page }) => {
  const token = await administratorToken()
  const screens: string[] = []
  // The kinds with the most fields, with the most pictures, and with a kind that sorts others: all kinds share one list
  // and one form.
  for (const kind of ['doctors', 'articles', 'question-categories'] as const) {
    const answer = await page.request.get(`/api/admins/${kind}?perPage=1`, {
      headers: { authorization: `Bearer ${token}` },
    })
    const { result } = (await answer.json()) as { result: { key: string }[] }
    screens.push(adminPaths.list(kind), adminPaths.edit(kind, result[0]?.key ?? ''))
  }
  await lookAt(page, screens, token)
})
