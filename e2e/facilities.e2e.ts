import { expect, test } from './journey.ts'

test.describe('Before any script has loaded', () => {
  test.use({ javaScriptEnabled: false })

  test('A visitor sees the facilities of one hospital, and where they are', async ({ page }) => {
    await page.goto('/facilities')
    const list = page.getByRole('main')
    await expect(list.getByRole('link', { name: 'MRI, 3 tesla' })).toBeVisible()
    await list.getByText('Jayapura 8').click()
    await expect(list.getByRole('link', { name: 'MRI, 3 tesla' })).toBeHidden()
    await list.getByRole('link', { name: 'Family house' }).click()
    const where = page.getByRole('region', { name: 'Where and when' })
    await expect(where.getByRole('link', { name: '+62 967 000 0312' })).toBeVisible()
    await expect(where.getByText('Open day and night').first()).toBeVisible()
  })

  test('A visitor switches the board of the home page to another day', { tag: '@proof' }, async ({
    page,
  }) => {
    await page.goto('/id')
    const board = page.getByRole('region', { name: 'Praktik hari ini' })
    await board.getByRole('radio', { name: /^Senin/ }).check()
    await expect(board.getByRole('list', { name: 'Senin' })).toBeVisible()
    await expect(board.getByRole('list', { name: 'Selasa' })).toBeHidden()
  })
})

test('The home page names the payers, first those with cashless admission', { tag: '@proof' }, async ({
  page,
}) => {
  await page.goto('/')
  const partners = page.getByRole('region', { name: 'Our partners' })
  const items = partners.getByRole('listitem')
  for (const index of [0, 1, 2, 3]) await expect(items.nth(index)).toContainText('Cashless')
  await expect(items.nth(4)).toContainText('You pay and claim it back')
})
