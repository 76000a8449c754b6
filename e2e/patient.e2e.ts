import {
  administratorToken,
  expect,
  mailTo,
  ownPatientToken,
  patientToken,
  rawat,
  signUp,
  test,
} from './journey.ts'

test('A patient chooses a slot, signs up on the way, books it and sees it in the history', async ({
  context,
  page,
}) => {
  await page.goto('/doctors/ayu-lestari-kusumaningtyas')
  // The slots are requested when their section comes near the viewport.
  await page.getByRole('heading', { name: 'Pick a time' }).scrollIntoViewIfNeeded()
  await page
    .getByRole('main')
    .getByRole('link', { name: /\d\d:\d\d/ })
    .last()
    .click()
  await expect(page).toHaveURL(/\/auth\/patients\?redirect=/)
  await page.getByRole('link', { name: 'Create an account' }).click()
  const email = `siti-${Date.now()}@example.org`
  await signUp(page, email)
  await expect(page).toHaveURL(/\/patients\/appointments\/create/)
  await page.getByLabel('Reason for the visit').fill('Pain in the chest when I climb stairs')
  await page.getByRole('link', { name: 'Change: Who pays' }).click()
  await expect(page.getByRole('heading', { name: 'Who pays for the visit?' })).toBeFocused()
  await expect(page.getByText('Who pays for the visit?')).toHaveCount(1)
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByLabel('Reason for the visit')).toHaveValue('Pain in the chest when I climb stairs')
  await page.getByRole('button', { name: 'Send the request' }).dblclick()
  await expect.poll(() => mailTo(email)?.text).toContain('Ayu Lestari')
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.getByRole('button', { name: 'Copy the booking code' }).click()
  await expect(page.getByText('The booking code is copied.')).toBeAttached()
  const code = await page.evaluate(() => navigator.clipboard.readText())
  expect(code).toMatch(/^[A-Z0-9-]{8,9}$/)
  expect(mailTo(email)?.text).toContain(code)
  await page.goto('/patients/appointments/history')
  await expect(page.getByText(/Ayu Lestari Kusumaningtyas/)).toHaveCount(1)
})

test('A family reaches each of its past appointments, also the last of 130, in every filter', async ({
  page,
  complaints,
}) => {
  const token = await ownPatientToken()
  const past = Array.from({ length: 130 }, (_, index) => {
    const startsAt = Temporal.Now.instant()
      .subtract({ hours: 24 * (index + 1) })
      .toString()
    return {
      ...{ id: crypto.randomUUID(), code: 'ABCD2345', schedule: crypto.randomUUID(), mode: 'slots' },
      ...{ status: index % 2 ? 'no_show' : 'completed', reason: `Visit ${index + 1}`, settled: false },
      ...{ doctor: 'ayu', doctorName: 'dr. Ayu', location: 'depok', locationName: 'Depok' },
      ...{ timezone: 'Asia/Jakarta', startsAt, endsAt: startsAt, createdAt: startsAt, updatedAt: startsAt },
      ...{ dependant: null, queueNumber: null, guarantor: null, package: null, statusReason: null },
      ...{ checkedInAt: null, expiresAt: null, lateMinutes: 0 },
    }
  })
  await page.addInitScript(value => localStorage.setItem('token', value), token)
  let isDown = true
  await page.route(/\/api\/appointments\?/, route => {
    const query = new URL(route.request().url()).searchParams
    const [number, perPage] = [Number(query.get('page') ?? 1), Number(query.get('perPage'))]
    if (isDown && perPage > 10) return route.fulfill({ status: 500, json: {} })
    const all = query.get('when') === 'past' ? past : []
    const result = all.slice((number - 1) * perPage, number * perPage)
    return route.fulfill({ json: { result, meta: { total: all.length } } })
  })
  await page.goto('/patients/appointments/history')
  const more = page.getByRole('button', { name: /^Show more/ })
  await expect(more).toHaveText('Show more (120 left)')
  await more.click()
  const again = page.getByRole('main').getByRole('button', { name: 'Try again' })
  await expect(again).toBeFocused()
  await expect(page.getByText('Your reason: Visit 10')).toBeVisible()
  isDown = false
  complaints.splice(0)
  await again.click()
  for (const left of [100, 80, 60, 40, 20]) {
    await expect(more).toHaveText(`Show more (${left} left)`)
    await more.click()
  }
  await expect(page.getByText('Your reason: Visit 130')).toBeVisible()
  await expect(more).toBeHidden()
  await page.getByRole('group', { name: 'Show', exact: true }).getByText('Did not take place').click()
  await expect(page.getByRole('article')).toHaveCount(65)
  await expect(page.getByText('Your reason: Visit 130')).toBeVisible()
})

test('The menu entry of the doctors ends a search and its filters, and a reload keeps them', {
  tag: '@proof',
}, async ({ page }) => {
  await page.addInitScript(value => localStorage.setItem('token', value), await patientToken())
  await page.goto('/patients/doctors')
  const search = page.getByRole('searchbox')
  const specialty = page.getByRole('combobox', { name: 'Specialist' })
  await search.pressSequentially('dr. bu')
  await specialty.selectOption({ index: 1 })
  await expect(page).toHaveURL(/specialist=\w+&search=dr\.\+bu$/)
  await page.reload()
  await expect(search).toHaveValue('dr. bu')
  await expect(specialty).not.toHaveValue('')
  await page.getByRole('link', { name: 'Doctor', exact: true }).click()
  await expect(search).toHaveValue('')
  await expect(specialty).toHaveValue('')
})

test('A patient with wrong input sees an error at each field, and keeps the input', async ({ page }) => {
  await page.goto('/auth/signup-patients')
  await page.getByRole('textbox', { name: 'Email' }).fill('siti@')
  await page.getByLabel('Password', { exact: true }).fill('short')
  await page.getByLabel('Confirm your password').fill('other')
  await page.getByRole('button', { name: 'Sign up' }).click()
  const main = page.getByRole('main')
  await expect(main.getByText('Your first name is required').first()).toBeVisible()
  await expect(main.getByText('Please, enter a valid email').first()).toBeVisible()
  await expect(main.getByText('The password should contains at leat 8 characters').first()).toBeVisible()
  await expect(main.getByText('The password does not match').first()).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue('siti@')
})

test('A visitor without a session is sent to the patients’ sign-in, and a patient never into the administration', async ({
  page,
  complaints,
}) => {
  await page.goto('/patients/appointments/history')
  await expect(page).toHaveURL('/auth/patients?redirect=%2Fpatients%2Fappointments%2Fhistory')
  await page.getByRole('link', { name: 'Create an account' }).click()
  await signUp(page, `budi-${Date.now()}@example.org`)
  await expect(page).toHaveURL('/patients/appointments/history')
  await page.goto('/admins')
  await expect(page).toHaveURL('/unknown')
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeFalsy()
  // The browser itself reports the refused call of the profile.
  complaints.splice(0)
})

test('After signing out on a shared phone no data of the patient can be read', async ({ context, page }) => {
  await page.goto(`/auth/signup-patients?redirect=${encodeURIComponent('/patients/appointments/create')}`)
  const email = `wati-${Date.now()}@example.org`
  await signUp(page, email)
  await expect(page).toHaveURL('/patients/appointments/create')
  await page.goto('/doctors/ayu-lestari-kusumaningtyas')
  await page.getByRole('heading', { name: 'Pick a time' }).scrollIntoViewIfNeeded()
  const places = page.getByRole('main').getByRole('link', { name: /\d\d:\d\d/ })
  await places.last().click()
  await expect(page.getByText(/We are holding this time for you until \d\d:\d\d\sWIB/)).toBeVisible()
  const sealed = page.waitForFunction(() => Object.keys(sessionStorage).includes('kept.booking.reason'))
  await page.getByLabel('Reason for the visit').fill('Palpitations at night')
  await sealed
  await page.reload()
  await expect(page.getByLabel('Reason for the visit')).toHaveValue('Palpitations at night')
  /** Everything that the next user of the device could read, as one text. */
  const left = () =>
    page.evaluate(async () => {
      const texts = [JSON.stringify(localStorage), JSON.stringify(sessionStorage), document.cookie]
      for (const { name = '' } of await indexedDB.databases()) {
        const database = await new Promise<IDBDatabase>((resolve, reject) => {
          const opening = indexedDB.open(name)
          opening.onsuccess = () => resolve(opening.result)
          opening.onerror = () => reject(opening.error)
        })
        for (const store of database.objectStoreNames) {
          const rows = await new Promise<unknown[]>((resolve, reject) => {
            const reading = database.transaction(store).objectStore(store).getAll()
            reading.onsuccess = () => resolve(reading.result)
            reading.onerror = () => reject(reading.error)
          })
          texts.push(JSON.stringify(rows))
        }
        database.close()
      }
      for (const name of await caches.keys()) {
        const cache = await caches.open(name)
        for (const request of await cache.keys()) {
          texts.push(request.url)
          if (/\/(api|patients|auth)\b/.test(new URL(request.url).pathname))
            texts.push('a portal page is cached')
        }
      }
      return texts.join('\n')
    })
  expect(await left()).not.toMatch(/palpitations/i)
  for (const path of ['/patients', '/patients/family', '/patients/profile-edit']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    // The browser's history stores the title.
    expect(await page.title()).not.toContain('Siti')
  }
  // An empty field has its purpose for autofill; as soon as it has a value, `autocomplete` is off.
  const phone = page.locator('input[name=phone]')
  await expect(phone).toHaveAttribute('autocomplete', 'tel')
  await phone.fill('0812 000 111')
  await expect(phone).toHaveAttribute('autocomplete', 'off')
  await expect(page.locator('input[name=full_name]')).toHaveAttribute('autocomplete', 'off')
  // A control: the check finds the token and the page while the patient is signed in.
  expect(await left()).toMatch(/rwt_[\s\S]*\/doctors\/ayu/)
  await page.getByRole('button', { name: /Siti Rahmawati/ }).click()
  await page.getByRole('menuitem', { name: 'Logout' }).click()
  await expect(page).toHaveURL('/')
  const rest = await left()
  expect(rest).not.toMatch(/palpitations|\bsiti\b|rahmawati|wati-|rwt_|kept\.|a portal page/i)
  expect(rest).not.toContain('/doctors/ayu')
  expect(await context.cookies()).toEqual([])
})

test('With Indonesian stored, the logo and signing out lead to the Indonesian pages', {
  tag: '@proof',
}, async ({ page }) => {
  const token = await ownPatientToken()
  await page.goto('/auth/patients')
  await page.evaluate(value => {
    localStorage.setItem('token', value)
    localStorage.setItem('language', 'id')
  }, token)
  await page.goto('/patients')
  await expect(page.getByRole('banner').getByRole('link')).toHaveAttribute('href', '/id#')
  await page.getByRole('button', { name: /Raden/ }).click()
  await page.getByRole('menuitem', { name: 'Keluar' }).click()
  await expect(page).toHaveURL('/id')
})

test('A sign-up survives a reload, and is confirmed only with its own password', async ({ page }) => {
  await page.goto('/auth/signup-patients')
  const email = `nur-${Date.now()}@example.org`
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Nur Aini')
  await page.getByRole('textbox', { name: 'Email' }).fill(email)
  await page.getByLabel('Password', { exact: true }).fill('tujuh belas kambing')
  await page.getByLabel('Confirm your password').fill('tujuh belas kambing')
  await page.getByRole('button', { name: 'Sign up' }).click()
  await expect(page.getByLabel('Six-digit code')).toBeVisible()
  await expect.poll(() => mailTo(email)?.text).toMatch(/\b\d{6}\b/)
  await page.reload()
  await page.getByLabel('Six-digit code').fill(/\b(\d{6})\b/.exec(mailTo(email)?.text ?? '')?.[1] as string)
  // The browser writes the history state into a file, so neither value may be in it.
  expect(JSON.stringify(await page.evaluate(() => history.state))).not.toMatch(/nur-|kambing/)
  await page.getByRole('textbox', { name: 'Email' }).fill(email)
  await page.getByLabel('The password you just chose').fill('tujuh belas kambing')
  await page.getByRole('button', { name: 'Confirm and continue' }).click()
  await expect(page).toHaveURL('/patients')
})

test('A patient whose doctor is absent takes another slot by the link in the email, without signing in', {
  tag: '@proof',
}, async ({ page, browser }) => {
  await page.goto('/doctors/andi-mappasessu')
  await page.getByRole('heading', { name: 'Pick a time' }).scrollIntoViewIfNeeded()
  await page
    .getByRole('main')
    .getByRole('link', { name: /\d\d:\d\d/ })
    .last()
    .click()
  await page.getByRole('link', { name: 'Create an account' }).click()
  const email = `tuti-${Date.now()}@example.org`
  await signUp(page, email)
  await page.getByRole('button', { name: 'Send the request' }).click()
  await expect(page.getByRole('heading', { name: 'Your request has been sent' })).toBeVisible()
  const startsAt = new URL(page.url()).searchParams.get('done')
  expect(startsAt).toBeTruthy()
  const booked = await page.evaluate(async id => {
    const token = localStorage.getItem('token')
    const answer = await fetch(`/api/appointments/${id}`, { headers: { authorization: `Bearer ${token}` } })
    return (await answer.json()).result as { startsAt: string; timezone: string }
  }, startsAt)
  const day = Temporal.Instant.from(booked.startsAt)
    .toZonedDateTimeISO(booked.timezone)
    .toPlainDate()
    .toString()
  const leave = await page.request.post('/api/admins/schedule-exceptions', {
    headers: { authorization: `Bearer ${await administratorToken()}` },
    data: { doctor: 'andi-mappasessu', kind: 'leave', from: day, to: day },
  })
  expect(leave.ok()).toBe(true)
  await expect.poll(() => mailTo(email)?.text).toContain('/patients/answer?')
  const link = /http\S+\/patients\/answer\?lang=en#token=[\w-]+/.exec(
    mailTo(email)?.text ?? '',
  )?.[0] as string
  // The address that the server printed, because a session belongs to one origin.
  expect(new URL(link).origin).toBe(rawat.address)
  const elsewhere = await browser.newPage({ baseURL: rawat.address })
  // An email of the previous version has the token in the query: it is accepted, and removed from the address bar.
  await elsewhere.goto(link.replace('lang=en#', 'lang=en&'))
  await expect(elsewhere.getByRole('heading', { name: /cannot take place/ })).toBeVisible()
  await expect(elsewhere).toHaveURL('/patients/answer?lang=en')
  const requests: string[] = []
  elsewhere.on('request', request => requests.push(request.url()))
  await elsewhere.goto(link)
  await expect(elsewhere.getByRole('heading', { name: /cannot take place/ })).toBeVisible()
  await expect(elsewhere).toHaveURL('/patients/answer?lang=en')
  // The browser discarded the tab, or the patient reloads it.
  await elsewhere.reload()
  await expect(elsewhere.getByRole('heading', { name: /cannot take place/ })).toBeVisible()
  await elsewhere
    .getByRole('button', { name: /\d\d:\d\d/ })
    .first()
    .click()
  await elsewhere.getByRole('button', { name: 'Take it' }).click()
  await expect(elsewhere.getByRole('heading', { name: 'You have your new appointment' })).toBeVisible()
  await elsewhere.reload()
  await expect(elsewhere.getByRole('heading', { name: 'You have your new appointment' })).toBeVisible()
  expect(requests.filter(url => /rwa_/.test(url.split('#')[0] as string))).toEqual([])
  await elsewhere.goto('/patients/answer#token=rwa_cut')
  await expect(elsewhere.getByRole('heading', { name: 'We do not know this link' })).toBeVisible()
  await elsewhere.close()
})
