import { picture } from '../tests/pictures.ts'
import { expect, test, withAdministratorSession } from './journey.ts'

// A new size each time, because the library does not add a file that it has already.
const file = async (name: string) => ({
  name,
  mimeType: 'image/jpeg',
  buffer: await picture({ width: 700 + (Date.now() % 300), height: 1000 }),
})

test('A portrait is uploaded in the form of a doctor, described, and shown on the public page', {
  tag: '@proof',
}, async ({ page, context }) => {
  await withAdministratorSession(page)
  await page.goto('/admins/hospitals/doctors/edit/markus-yarangga')
  const photo = page.getByRole('group', { name: 'Photo' })
  await photo.scrollIntoViewIfNeeded()
  const chooser = page.waitForEvent('filechooser')
  await photo.getByRole('button', { name: 'Upload a picture' }).click()
  await (await chooser).setFiles(await file(`markus ${Date.now()}.jpg`))
  const dialog = page.getByRole('dialog', { name: 'Choose a picture' })
  const use = dialog.getByRole('button', { name: 'Use this picture' })
  await expect(use).toBeVisible({ timeout: 40_000 })
  await expect(use).toHaveAttribute('aria-disabled', 'true')
  await dialog.getByLabel('English').fill('Doctor Markus smiles')
  await dialog.getByLabel('Indonesian').fill('Dokter Markus tersenyum')
  const point = dialog.getByRole('slider', { name: 'Point that always stays visible' })
  await point.focus()
  for (let press = 0; press < 3; press++) await page.keyboard.press('Shift+ArrowUp')
  await expect(dialog.getByText('50 % from the left, 20 % from the top')).toBeVisible()
  await use.click()
  await expect(dialog).toBeHidden()
  await expect(photo.getByLabel(/Description of the picture \(English\)/)).toHaveValue('Doctor Markus smiles')
  await page.getByRole('button', { name: /^Publish/ }).click()
  await expect(page.getByText(/site was updated at \d\d/)).toBeVisible({ timeout: 60_000 })

  const reader = await context.newPage()
  await reader.goto('/doctors/markus-yarangga')
  const portrait = reader.getByRole('main').locator('picture > img').first()
  await expect
    .poll(() => portrait.evaluate((img: HTMLImageElement) => [img.complete, img.naturalWidth > 0]))
    .toEqual([true, true])
  expect(await portrait.evaluate((img: HTMLImageElement) => img.currentSrc)).toMatch(
    /\/media\/[\da-f-]{36}-\d+\.avif$/,
  )
  expect(await portrait.evaluate(img => getComputedStyle(img).objectPosition)).toBe('50% 20%')
})

test('The library reports the result of each upload, and where a picture is used', { tag: '@proof' }, async ({
  page,
  complaints,
}) => {
  await withAdministratorSession(page)
  await page.goto('/admins/medias/library')
  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Upload pictures' }).click()
  const drawing = {
    name: 'drawing.svg',
    mimeType: 'image/png',
    buffer: Buffer.from('<svg onload="alert(1)"/>'),
  }
  const name = `hall ${Date.now()}`
  await (await chooser).setFiles([await file(`${name}.jpg`), drawing])
  const uploads = page.getByRole('region', { name: 'Uploads' })
  await expect(uploads.getByText('Added')).toBeVisible({ timeout: 40_000 })
  await expect(uploads.getByText(/SVG drawings can contain programs/)).toBeVisible()
  // The browser reports the response to the refused file.
  expect(complaints.splice(0)).toEqual([expect.stringContaining('422')])

  await page.getByRole('searchbox', { name: 'Search pictures' }).fill(name)
  await page
    .getByRole('main')
    .getByRole('button', { name: new RegExp(`^${name}`) })
    .click()
  const panel = page.getByRole('dialog', { name })
  await expect(panel.getByText('Nothing uses it yet.')).toBeVisible()
  await panel.getByLabel('English').fill('A hall')
  await panel.getByLabel('Indonesian').fill('Sebuah aula')
  await panel.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Saved').first()).toBeVisible()
  await panel.getByRole('button', { name: 'Delete' }).click()
  await expect(panel.getByText('You cannot undo this. Nothing uses this picture.')).toBeVisible()
  await panel.getByRole('button', { name: 'Delete' }).click()
  await expect(panel).toBeHidden()
  await expect(page.getByText('No pictures match')).toBeVisible()
})
