import { globSync, readFileSync, writeFileSync } from 'node:fs'
import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { browserFlags, findBrowser } from '../tests/browser.ts'
import { startExamples } from './examples-server.ts'
import { expect, rawat, test } from './journey.ts'

// The headless shell draws letters a little differently.
test.use({ launchOptions: { executablePath: findBrowser({ whole: true }), args: browserFlags } })

let examples: Awaited<ReturnType<typeof startExamples>>
test.beforeAll(async () => {
  examples = await startExamples()
})
/** The version of Chromium that wrote the pictures. Another one draws letters and edges a little differently. */
const versionFile = 'proofs/pictures/chromium.txt'
test.afterAll(async ({ browser }) => {
  await examples.stop()
  if (test.info().config.updateSnapshots !== 'all') return
  writeFileSync(versionFile, `${browser.version()}\n`)
  // Colours of a palette: a third of the bytes, and no difference that the comparison sees.
  for (const file of globSync('proofs/pictures/*.png'))
    writeFileSync(file, await sharp(readFileSync(file)).png({ palette: true, effort: 10 }).toBuffer())
})

const switches = ['Dark', 'From the right', 'Text at 200 %', 'Long words'] as const
type Switch = (typeof switches)[number]

async function open(page: Page): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto(examples.address)
}

/** Colours are compared, and pictures taken, when no transition runs. */
const settled = (page: Page) =>
  page.evaluate(async () => {
    await document.fonts.ready
    // Spinners and placeholders do not end.
    const ending = document
      .getAnimations()
      .filter(one => Number.isFinite(one.effect?.getComputedTiming().endTime))
    await Promise.allSettled(ending.map(one => one.finished))
  })

/** Turns these switches of the page on, and the others off. */
async function set(page: Page, ...on: Switch[]): Promise<void> {
  for (const name of switches) await page.getByLabel(name).setChecked(on.includes(name))
  await expect(page.locator('main')).toHaveAttribute(
    'data-shown',
    on.includes('From the right') ? 'ar' : 'en',
  )
  await page.waitForLoadState('networkidle')
  await settled(page)
}

/** Violations of axe with the part and the state, and parts that are wider than the page. */
async function problems(page: Page, state: string): Promise<string[]> {
  // Each part repeats what a screen has once, landmarks and headings, and overlays are outside of the page's own.
  const rules = ['landmark-unique', 'heading-order', 'region']
  // The browser's palette replaces the colours, and axe compares our colour of a text with the palette's background.
  if (state === 'Forced colours') rules.push('color-contrast')
  const axe = new AxeBuilder({ page }).setLegacyMode(true).options({ resultTypes: ['violations'] })
  // The other rules depend on no colour.
  if (state.startsWith('Dark')) axe.withRules('color-contrast')
  else axe.disableRules(rules)
  const { violations } = await axe.analyze()
  const wide = await page.evaluate(() => {
    const room = document.documentElement.clientWidth
    if (document.documentElement.scrollWidth <= innerWidth) return []
    // A table scrolls in its frame.
    const outside = [...document.querySelectorAll('.examples-part *')]
      .filter(one => {
        if (one.closest('table')) return false
        const { left, right } = one.getBoundingClientRect()
        return left < -1 || right > room + 1
      })
      .map(one => `${one.closest('.examples-part')?.id}: ${one.outerHTML.slice(0, 120)}`)
      .slice(0, 3)
    return outside.length > 0 ? outside : ['something']
  })
  return [
    ...violations.flatMap(({ id, nodes }) =>
      nodes.map(node => `${state}: ${id}: ${node.target.join(' ')} ${node.html.slice(0, 200)}`),
    ),
    ...wide.map(one => `${state}: outside of the page: ${one}`),
  ]
}

const overlays = (page: Page) =>
  page.locator('main a[href^="#over/"]').evaluateAll(all => all.map(one => one.getAttribute('href') ?? ''))

const go = (page: Page, hash: string) =>
  page.evaluate(next => {
    location.hash = next
  }, hash)

/** Shows an overlay alone, without a new load of the page. */
async function openOverlay(page: Page, hash: string): Promise<void> {
  await go(page, hash)
  await expect(page.locator('main')).toHaveAttribute('data-over', hash.slice(1))
  await expect(page.locator('dialog[open], .dialog, .popover, .tooltip').first()).toBeVisible()
  await settled(page)
}

/** Leaves this part on the page, or all. Where others stood above it, its place could be a fraction of a pixel lower. */
const leave = (page: Page, part?: string) =>
  page.locator('.examples-part').evaluateAll((all, id) => {
    for (const one of all) (one as HTMLElement).style.display = id && one.id !== id ? 'none' : ''
  }, part)

async function closeOverlay(page: Page): Promise<void> {
  await go(page, '')
  await expect(page.locator('.examples-part').first()).toBeVisible()
}

const accessible =
  'Every part of ui and kit is accessible in both schemes, from the right, in forced colours, at 200 % and with long words'
test(accessible, { tag: '@proof' }, async ({ page }) => {
  await open(page)
  const found: string[] = []
  const look = async (state: string) => found.push(...(await problems(page, state)))
  for (const scheme of [['Dark'], []] as Switch[][]) {
    await set(page, ...scheme)
    await look(scheme[0] ?? 'Light')
    for (const hash of await overlays(page)) {
      await openOverlay(page, hash)
      await look(`${scheme[0] ?? 'Light'}, ${hash}`)
    }
    await closeOverlay(page)
  }
  await set(page, 'From the right', 'Text at 200 %', 'Long words')
  await look('From the right, 200 %, long words')
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' })
  await look('Forced colours')
  expect(found).toEqual([])
})

test('A calendar keeps one margin on both sides of a small screen', { tag: '@proof' }, async ({ page }) => {
  for (const [width, narrowest] of [
    [320, 38],
    [360, 44],
  ] as const) {
    await page.setViewportSize({ width, height: 740 })
    await open(page)
    await set(page)
    await openOverlay(page, (await overlays(page)).find(hash => hash.includes('CalendarPopover')) ?? '')
    const box = await page.locator('.popover').boundingBox()
    const [left, right] = [box?.x ?? 0, width - (box?.x ?? 0) - (box?.width ?? 0)]
    expect.soft(left, `${width} px`).toBeGreaterThanOrEqual(11.5)
    expect.soft(Math.abs(left - right), `${width} px`).toBeLessThan(2.1)
    const day = await page.locator('.calendar-day').first().boundingBox()
    expect.soft(day?.height, `${width} px`).toBeGreaterThanOrEqual(44)
    expect.soft(day?.width, `${width} px`).toBeGreaterThanOrEqual(narrowest)
  }
})

test('A question opens with the focus on the button that changes nothing, and is read with its consequence', {
  tag: '@proof',
}, async ({ page }) => {
  await open(page)
  await set(page)
  const question = page.getByRole('alertdialog')
  for (const hash of (await overlays(page)).filter(one => one.includes('ConfirmDialog'))) {
    await openOverlay(page, hash)
    await expect(question.getByRole('button', { name: /Cancel|Keep|Stay/ }), hash).toBeFocused()
    if (hash.endsWith('danger'))
      await expect(question).toHaveAccessibleDescription(/in the trash for 30 days/)
    await page.keyboard.press('Enter')
    await expect(question).toHaveCount(0)
  }
})

test('The page of examples is not part of the product', { tag: '@proof' }, async ({ request }) => {
  expect((await request.get(`${rawat.address}/examples`)).status()).toBe(404)
})

/*
 * What changes the look of a part unasked. The pictures are in proofs/pictures, for Chromium only. After a change that is
 * wanted, or with another Chromium, write them again and look at them: npx playwright test e2e/examples.e2e.ts -g "looks as" --update-snapshots=all
 */
for (const scheme of ['light', 'dark'] as const)
  test(`Every part of ui and kit looks as before (${scheme})`, { tag: '@proof' }, async ({
    page,
    browser,
  }) => {
    const [version, written] = [browser.version(), readFileSync(versionFile, 'utf8').trim()]
    const isOther = version !== written && test.info().config.updateSnapshots !== 'all'
    test.skip(isOther, `The pictures are from Chromium ${written}, this is ${version}: write them again`)
    test.setTimeout(240_000)
    await page.setViewportSize({ width: 800, height: 800 })
    await open(page)
    await set(page, ...((scheme === 'dark' ? ['Dark'] : []) as Switch[]))
    await page.addStyleTag({ content: '.examples-bar { display: none }' })
    const options = { maxDiffPixelRatio: 0.002, caret: 'hide' } as const
    const parts = await page.locator('.examples-part').evaluateAll(all =>
      all.map(({ id }, index) => {
        const isCovering = !all[index]?.querySelector('article')
        return { id, overlay: isCovering && all[index]?.querySelector('a')?.getAttribute('href') }
      }),
    )
    for (const { id, overlay } of parts) {
      // A part that is an overlay only is seen in its first state.
      await leave(page)
      if (overlay) await openOverlay(page, overlay)
      else {
        await closeOverlay(page)
        await leave(page, id)
      }
      const shown = overlay ? page : page.locator(`[id="${id}"]`)
      await expect.soft(shown, id).toHaveScreenshot(`${id.replaceAll('/', '-')}-${scheme}.png`, options)
    }
  })
