import { asAdministrator, bookAtCounter, openQueue } from './front-desk.ts'
import { expect, mailTo, rawat, signUp, test, typedDate, withAdministratorSession } from './journey.ts'

interface Listed {
  id: string
  email: string | null
}

test('A patient follows the email’s link to the queue, is seen, and gives a testimonial that is published', {
  tag: '@proof',
}, async ({ page, browser, complaints }) => {
  test.setTimeout(180_000)
  const email = `visit-${Date.now()}@example.org`
  await page.goto('/auth/signup-patients')
  await signUp(page, email)
  const patients = await asAdministrator<Listed[]>(page, 'GET', `admins/patients?search=${email}`)
  const { location, doctor, doctorName, schedule, places } = await openQueue(page)
  const id = patients.find(one => one.email === email)?.id as string
  const made = await bookAtCounter(page, { id }, { schedule, startsAt: places[0]?.startsAt })

  // The link of the email, in a browser without a session.
  await expect.poll(() => mailTo(email)?.text).toContain('/patients/queue')
  const link = /\S+\/patients\/queue\S+/.exec(mailTo(email)?.text ?? '')?.[0] as string
  const { pathname, search, hash } = new URL(link)
  const stranger = await browser.newPage({ baseURL: rawat.address })
  await stranger.goto(pathname + search + hash)
  await expect(stranger.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(stranger.getByRole('main')).toContainText('1')
  await expect(stranger.getByRole('main')).not.toContainText('Siti Rahmawati')
  await asAdministrator(page, 'POST', `admins/appointments/${made.id}/check-in`)
  const desk = await browser.newPage({ baseURL: rawat.address })
  await withAdministratorSession(desk)
  await desk.goto(`/admins/patients/queue?location=${location}&doctor=${doctor}`)
  const queue = desk.getByRole('region', { name: doctorName })
  await queue.getByRole('button', { name: 'Call 1', exact: true }).click()
  await expect(stranger.getByText('It is your turn', { exact: false }).first()).toBeVisible({
    timeout: 40_000,
  })
  await stranger.close()
  await asAdministrator(page, 'POST', `admins/appointments/${made.id}/complete`)

  const words = `She listened, and I slept well ${Date.now()}.`
  await page.goto('/patients/appointments/history?show=visited')
  const write = async (text: string) => {
    await page.getByRole('link', { name: 'Leave a testimonial' }).click()
    await page.getByLabel('How was your visit?').fill(text)
    await page.getByLabel('The name that others will see').fill('Bu Siti, Depok')
    await page.getByLabel(/I agree that the hospital publishes/).check()
    await page.getByRole('button', { name: 'Send it to the hospital' }).click()
  }
  await write(words)
  await expect(page.getByRole('heading', { name: 'Thank you for telling us' })).toBeVisible()
  // A second one about the same visit is not stored: the patient is not thanked for it, and keeps the text.
  await page.getByRole('link', { name: 'Appointment history' }).last().click()
  await write('And the nurse was kind.')
  await expect(page.getByText('You have already written about this visit.')).toBeVisible()
  await expect(page.getByLabel('How was your visit?')).toHaveValue('And the nurse was kind.')
  // The browser reports the answer 409.
  complaints.splice(0)
  await page.goto('/')
  await expect(page.getByText(words)).toHaveCount(0)

  await desk.goto('/admins/hospitals/testimonials')
  await desk
    .getByRole('link', { name: /Bu Siti, Depok/ })
    .first()
    .click()
  await desk.getByRole('button', { name: /^Publish/ }).click()
  await expect(desk.getByText(/site was updated at \d\d/)).toBeVisible({ timeout: 60_000 })
  // The home page shows the first seven of the list. The editor sees a hint, and moves it up by one.
  await expect(desk.getByText('Not shown: the home page shows 7 testimonials')).toBeVisible()
  await desk.goto('/admins/hospitals/testimonials')
  await desk.getByRole('button', { name: 'More actions' }).click()
  await desk.getByRole('menuitem', { name: 'Change the order' }).click()
  const order = desk.getByRole('dialog')
  await order.getByRole('button', { name: 'Move Bu Siti, Depok up' }).click()
  await order.getByRole('button', { name: 'Save the order' }).click()
  await expect(order).toBeHidden()
  await desk.close()
  await expect(async () => {
    await page.goto('/')
    await expect(page.getByText(words)).toHaveCount(1, { timeout: 1000 })
  }).toPass({ timeout: 60_000 })
  await expect(page.getByText('Bu Siti, Depok')).toHaveCount(1)
  await expect(page.getByRole('main')).not.toContainText('Siti Rahmawati')
})

test('A testimonial that the hospital received is shown on the home page in both languages after publication, and can be removed', {
  tag: '@proof',
}, async ({ page, browser }) => {
  test.setTimeout(180_000)
  const [name, english] = [`Pak Darmo, Bogor ${Date.now()}`, `They explained every step ${Date.now()}.`]
  const indonesian = english.replace('They explained every step', 'Setiap langkah dijelaskan')
  const editor = await browser.newPage({ baseURL: rawat.address })
  await withAdministratorSession(editor)
  const updated = editor.getByText(/site was updated at \d\d/)
  await editor.goto('/admins/hospitals/testimonials/add')
  await editor.getByLabel('Name as shown').fill(name)
  await editor.getByLabel('Their words, English').fill(english)
  await editor.getByLabel('Their words, Indonesian').fill(indonesian)
  // Without the date of the consent it cannot be published.
  await editor.getByRole('button', { name: /^Publish/ }).click()
  await expect(editor.getByRole('alert').getByText('Consent given on')).toBeVisible()
  await editor
    .getByLabel('Consent given on')
    .fill(typedDate(Temporal.Now.plainDateISO().subtract({ days: 3 })))
  await editor.getByRole('button', { name: /^Publish/ }).click()
  await expect(updated).toBeVisible({ timeout: 60_000 })
  await editor.goto('/admins/hospitals/testimonials')
  await editor.getByRole('button', { name: 'More actions' }).click()
  await editor.getByRole('menuitem', { name: 'Change the order' }).click()
  const order = editor.getByRole('dialog')
  // Above the testimonial of the journey above, to be among the seven of the home page.
  for (const _ of [1, 2]) await order.getByRole('button', { name: `Move ${name} up` }).click()
  await order.getByRole('button', { name: 'Save the order' }).click()
  await expect(order).toBeHidden()
  const shown = async (times: number) => {
    for (const [path, words] of [
      ['/', english],
      ['/id', indonesian],
    ] as const)
      await expect(async () => {
        await page.goto(path)
        await expect(page.getByText(words)).toHaveCount(times, { timeout: 1000 })
      }).toPass({ timeout: 60_000 })
  }
  await shown(1)
  await expect(page.getByText(name)).toHaveCount(1)
  await editor.getByRole('link', { name }).click()
  await editor.getByRole('button', { name: 'More actions' }).click()
  await editor.getByRole('menuitem', { name: 'Archive' }).click()
  await editor.getByRole('alertdialog').getByRole('button', { name: 'Archive' }).click()
  await expect(updated).toBeVisible({ timeout: 60_000 })
  await shown(0)
  await editor.close()
})
