import { expect, test, withAdministratorSession } from './journey.ts'

test.describe('Before any script has loaded', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 360, height: 740 } })

  test('A visitor jumps to a letter, reads what is dangerous first, and finds who treats it', async ({
    page,
  }) => {
    await page.goto('/id/health-topics')
    const main = page.getByRole('main')
    await main.getByRole('navigation', { name: 'Dari A sampai Z' }).getByRole('link', { name: 'D' }).click()
    await expect(page).toHaveURL('/id/health-topics#letter-d')
    await main.getByRole('link', { name: 'Darah tinggi' }).click()
    await expect(main.getByText('Kata terkait: Hipertensi, Tekanan darah tinggi')).toBeVisible()
    await expect(main.getByText('Halaman ini belum ditinjau oleh dokter rumah sakit ini.')).toBeVisible()
    const headings = await main.getByRole('heading', { level: 2 }).allTextContents()
    expect(headings[0]).toBe('Kapan harus segera menelepon')
    const danger = main.getByRole('region', { name: 'Kapan harus segera menelepon' })
    await expect(danger.getByRole('link', { name: 'Telepon 119' })).toHaveAttribute('href', 'tel:119')
    await expect(danger.getByRole('link', { name: /Semua tanda bahaya/ })).toHaveAttribute(
      'href',
      '/id/emergency',
    )
    await expect(main.getByRole('link', { name: 'Buat janji temu' }).first()).toHaveAttribute(
      'href',
      /\/patients\/appointments\/create\?specialist=internal-medicine$/,
    )
    const packages = main.getByRole('region', { name: 'Paket dan harga' })
    await expect(packages.getByText('Rp1.950.000').filter({ visible: true })).toHaveCount(1)
    await expect(packages.getByText(/30 Juni 2027/).filter({ visible: true })).toHaveCount(1)
    await main
      .getByRole('region', { name: 'Siapa yang menangani' })
      .getByRole('link', { name: /Jantung/ })
      .click()
    await expect(page).toHaveURL('/id/specialists/cardiology')
    await main
      .getByRole('region', { name: /Penyakit, pemeriksaan/ })
      .getByRole('link', { name: 'EKG' })
      .click()
    await expect(page).toHaveURL('/id/health-topics/ecg')
  })

  test('The kinds are links that filter the list', { tag: '@proof' }, async ({ page }) => {
    await page.goto('/health-topics')
    const main = page.getByRole('main')
    await expect(main.getByRole('link', { name: 'Stroke', exact: true })).toBeVisible()
    await main.getByRole('link', { name: /^Tests/ }).click()
    await expect(page).toHaveURL('/health-topics/type/test')
    await expect(main.getByRole('link', { name: 'Ultrasound', exact: true })).toBeVisible()
    await expect(main.getByRole('link', { name: 'Stroke', exact: true })).toHaveCount(0)
  })
})

test('An administrator sees which texts no doctor has reviewed, and what to do', { tag: '@proof' }, async ({
  page,
}) => {
  await withAdministratorSession(page)
  await page.goto('/admins/hospitals/health-topics?status=unreviewed')
  const row = page.getByRole('row', { name: /Asthma/ })
  await expect(row.getByText('Not yet reviewed')).toBeVisible()
  await row.getByRole('link', { name: 'Asthma' }).click()
  await expect(page.getByText('To be reviewed before use')).toBeVisible()
})
