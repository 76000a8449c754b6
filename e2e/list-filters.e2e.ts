import type { Page } from '@playwright/test'
import { expect, test, withAdministratorSession } from './journey.ts'

const doctors = '/admins/hospitals/doctors'
const phone = { width: 360, height: 740 }

const rows = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('row')
    .filter({ has: page.getByRole('link') })
const total = (page: Page, text: RegExp) =>
  page.getByRole('main').getByRole('status').filter({ hasText: text })
const chips = (page: Page) => page.getByRole('list', { name: 'Active filters' })
const control = (page: Page, name: string) =>
  page.getByRole('search').getByRole('button', { name, exact: true })

/** Filters with their value in the list, and what the address then has. */
const found = [
  ['Specialists', 'Cardiology', 'specialists=cardiology'],
  ['Location', 'RS Rawat Nusantara Jakarta', 'location=jakarta'],
  ['Languages spoken', 'English', 'languages=English'],
  ['Can be booked online', 'Yes', 'bookable=true'],
] as const

test('Doctors are found by specialty, place, language and bookable in two presses each', async ({ page }) => {
  await withAdministratorSession(page)
  await page.setViewportSize(phone)
  await page.goto(doctors)
  await expect(total(page, /^51 items$/)).toBeVisible()
  for (const [name, value, parameter] of found) {
    await control(page, name).click()
    await page.getByRole('option', { name: value }).first().click()
    await expect(page).toHaveURL(`${doctors}?${parameter}`)
    await expect(total(page, /^\d+ items?$/)).not.toHaveText('51 items')
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(phone.width)
    await chips(page)
      .getByRole('button', { name: `Remove the filter ${name}` })
      .click()
    await expect(page).toHaveURL(doctors)
    await expect(total(page, /^51 items$/)).toBeVisible()
  }
  // A pause after the space: it stays, or the next word would be joined to the first.
  const search = page.getByRole('searchbox')
  await search.fill('dr ')
  await expect(page).toHaveURL(`${doctors}?search=dr`)
  await expect(search).toHaveValue('dr ')
})

test('By keyboard filters are combined, shared by the address, removed, and leave the focus in the list', {
  tag: '@proof',
}, async ({ page }) => {
  await withAdministratorSession(page)
  await page.setViewportSize(phone)
  await page.goto(doctors)
  await control(page, 'Specialists').press('Enter')
  await expect(page.getByRole('combobox', { name: 'Search: Specialists' })).toBeFocused()
  await page.keyboard.type('cardio')
  await expect(page.getByRole('option')).toHaveText(['Cardiology'])
  await page.keyboard.press('Enter')
  await expect(control(page, 'Specialists')).toBeFocused()
  await control(page, 'Can be booked online').press('ArrowDown')
  await expect(page.getByRole('listbox')).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Escape')
  await expect(control(page, 'Can be booked online')).toBeFocused()
  await expect(chips(page).getByRole('button')).toHaveText([/Specialists: Cardiology/, 'Clear all'])
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(`${doctors}?specialists=cardiology&bookable=true`)
  const count = await rows(page).count()
  expect(count).toBeGreaterThan(0)
  await page.reload()
  await expect(rows(page)).toHaveCount(count)
  await rows(page).first().getByRole('link').click()
  await expect(page).toHaveURL(/\/edit\//)
  await page.goBack()
  await expect(rows(page)).toHaveCount(count)

  // The other filters are in a dialog, and apply at once.
  await control(page, 'Filters').press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Filters' })
  await dialog.getByRole('button', { name: 'Gender' }).press('Enter')
  await page.keyboard.press('Escape')
  await expect(dialog).toBeVisible()
  await dialog.getByRole('button', { name: 'Gender' }).press('Enter')
  await page.getByRole('option', { name: 'Female' }).click()
  await dialog.getByRole('button', { name: /^Show \d+ items?$/ }).press('Enter')
  await expect(page).toHaveURL(/gender=female/)
  await expect(control(page, 'Filters (1)')).toBeVisible()

  await chips(page)
    .getByRole('button', { name: /Gender/ })
    .press('Enter')
  await expect(chips(page).getByRole('button', { name: /Specialists/ })).toBeFocused()
  await chips(page).getByRole('button', { name: 'Clear all' }).press('Enter')
  await expect(page).toHaveURL(doctors)
  await expect(control(page, 'Specialists')).toBeFocused()
})

test('The file of a list has the rows that its filters leave', { tag: '@proof' }, async ({ page }) => {
  await withAdministratorSession(page)
  await page.goto(`${doctors}?specialists=cardiology`)
  await expect(rows(page).first()).toBeVisible()
  const names = await rows(page).count()
  await page.getByRole('button', { name: 'More actions' }).click()
  const saved = page.waitForEvent('download')
  await page.getByRole('menuitem', { name: 'Export as CSV' }).click()
  const text = Buffer.concat(await (await (await saved).createReadStream()).toArray()).toString()
  expect(text.trim().split('\n').length - 1).toBe(names)
})

test('What a search finds is readable in its field, on a phone too', { tag: '@proof' }, async ({ page }) => {
  await withAdministratorSession(page)
  const patients = '/admins/patients'
  const lists = [`${patients}/appointments`, `${patients}/appointments/day`, `${patients}/lists`]
  lists.push('/admins/contact-messages', '/admins/jobs/job-applicants')
  for (const language of ['en', 'id', 'ar', 'de', 'es', 'fr']) {
    await page.addInitScript(chosen => localStorage.setItem('language', chosen), language)
    for (const path of lists) {
      await page.goto(path)
      const field = page.getByRole('main').getByRole('searchbox')
      await expect(page.getByRole('main').getByRole('combobox').first()).toBeVisible()
      // As long as the title of a position or the name of a doctor may be.
      await page
        .locator('.filters option')
        .first()
        .evaluateAll(([option]) => {
          if (option) option.textContent = 'Perawat instalasi gawat darurat, kontrak enam bulan, Makassar'
        })
      for (const width of [360, 768, 1024, 1280]) {
        await page.setViewportSize({ width, height: 800 })
        const spare = await field.evaluate((input: HTMLInputElement) => {
          const { font, paddingLeft, paddingRight } = getComputedStyle(input)
          const canvas = new OffscreenCanvas(1, 1).getContext('2d') as OffscreenCanvasRenderingContext2D
          canvas.font = font
          const room = input.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight)
          return room - canvas.measureText(input.placeholder).width
        })
        expect.soft(spare, `${path} in ${language}, ${width} px`).toBeGreaterThanOrEqual(0)
      }
    }
  }
})
