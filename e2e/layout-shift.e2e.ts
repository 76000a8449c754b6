import { expect, test } from './journey.ts'

for (const width of [360, 768, 1280])
  test(`Nothing moves when the answers of the API arrive (${width} px)`, { tag: '@proof' }, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 740 })
    let held = Promise.withResolvers<void>()
    await page.route('**/api/**', async route => {
      await held.promise
      if (!route.request().url().includes('/api/availability')) return route.continue()
      const response = await route.fetch()
      const answer: { result: object[] } = await response.json()
      // Who is free today depends on the hour of the test.
      const result = answer.result.map((one, index) => ({ ...one, availableToday: index % 2 === 0 }))
      await route.fulfill({ response, json: { ...answer, result } })
    })
    // What stands below a doctor's free times moves when they come: their number is not known before.
    const tops = () =>
      page.getByRole('main').evaluate(main => {
        const times = main.querySelector('[data-places-days]')
        const below = (one: Element) =>
          times && one.compareDocumentPosition(times) & Node.DOCUMENT_POSITION_PRECEDING
        return [...main.querySelectorAll('a, button, h2, h3')]
          .filter(one => one.checkVisibility({ contentVisibilityAuto: true }) && !below(one))
          .map(one => [one.textContent, Math.round(one.getBoundingClientRect().top + scrollY)])
      })
    for (const path of [
      '/doctors',
      '/doctors/ayu-lestari-kusumaningtyas',
      '/id/specialists/cardiology',
      '/contact/jakarta',
      '/packages/executive-check-up',
    ]) {
      held = Promise.withResolvers<void>()
      await page.goto(path)
      // The font changes lines.
      await page.locator('html.has-font').waitFor()
      await page.evaluate(async () => {
        for (let top = 0; top < document.body.scrollHeight; top += 300) {
          scrollTo({ top, behavior: 'instant' })
          await new Promise(resolve => setTimeout(resolve, 40))
        }
        scrollTo({ top: 0, behavior: 'instant' })
      })
      const before = await tops()
      held.resolve()
      await page.waitForLoadState('networkidle')
      expect(await tops(), path).toEqual(before)
    }
  })

for (const width of [360, 768, 1280])
  test(`No doctor that is seen moves when the API refuses free times (${width} px)`, {
    tag: '@proof',
  }, async ({ page, complaints }) => {
    await page.setViewportSize({ width, height: 740 })
    const [asked, held] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    await page.route('**/api/availability*', async route => {
      asked.resolve()
      await held.promise
      await route.fulfill({ status: 500, json: {} })
    })
    await page.goto('/doctors')
    await page.locator('html.has-font').waitFor()
    const list = page.locator('[data-near="doctors"]').first()
    await list.locator('li').nth(1).scrollIntoViewIfNeeded()
    await asked.promise
    const seen = () =>
      page
        .getByRole('main')
        .evaluate(main =>
          [...main.querySelectorAll('a, button, summary, h2, h3')]
            .map(one => [one.textContent, Math.round(one.getBoundingClientRect().top)] as const)
            .filter(([, top]) => top > 0 && top < innerHeight),
        )
    const before = await seen()
    held.resolve()
    const note = list.getByText('We cannot show free times right now')
    await expect(note).toBeVisible()
    expect(await seen()).toEqual(before)
    // In a row of its own, as wide as the list.
    expect((await note.boundingBox())?.width).toBe((await list.boundingBox())?.width)
    complaints.splice(0)
  })
