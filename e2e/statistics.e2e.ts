import { expect, test, withAdministratorSession } from './journey.ts'

test('The front desk opens the figures, groups them by month, and saves them as a file', {
  tag: '@proof',
}, async ({ page }) => {
  await withAdministratorSession(page)
  await page.goto('/admins')
  await page.getByRole('navigation').getByRole('link', { name: 'Statistics' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Statistics' })).toBeVisible()
  await expect(page.getByRole('columnheader', { name: 'Doctor' })).toBeVisible()
  await page.getByLabel('Group by').selectOption('Month')
  await page.getByLabel('Period').selectOption('Last 12 months')
  await expect(page).toHaveURL(/by=month&months=12/)
  const month = Temporal.Now.plainDateISO().subtract({ months: 1 })
  const name = month.toLocaleString('en-GB', { month: 'long', year: 'numeric' })
  await expect(page.getByRole('row', { name })).toContainText(/0% ?0 of \d/)
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save as CSV' }).click(),
  ])
  expect(file.suggestedFilename()).toMatch(/^month-.+\.csv$/)
  await page.setViewportSize({ width: 360, height: 740 })
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
})
