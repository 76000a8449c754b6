import { chromium, type Locator, type Page } from '@playwright/test'
import { browserFlags, findBrowser } from '../tests/browser.ts'
import { newPatient } from './portal.ts'

interface Desk {
  address: string
  dataDir: string
  administrator: { email: string; password: string }
}
interface Session {
  schedule: string
  doctor: string
  doctorName: string
  mode: string
  places: { startsAt: string; free: number }[]
}
interface Row {
  task: string
  presses: number
  keys: number
  ms: number
}

const ahead = (days: number) => Temporal.Now.plainDateISO('Asia/Jakarta').add({ days }).toString()
const location = 'jakarta'

/** Operates a page as a receptionist does, and counts each press and each key. */
class CountingInput {
  presses = 0
  keys = 0
  readonly page: Page
  constructor(page: Page) {
    this.page = page
  }
  async press(target: Locator): Promise<void> {
    this.presses += 1
    await target.click()
  }
  async type(text: string): Promise<void> {
    this.keys += text.length
    await this.page.keyboard.type(text)
  }
  async key(name: string): Promise<void> {
    this.keys += 1
    await this.page.keyboard.press(name)
  }
  async drag(from: Locator, to: Locator): Promise<void> {
    this.presses += 1
    await from.hover()
    await this.page.mouse.down()
    await from.hover({ position: { x: 60, y: 20 } })
    await to.hover()
    await this.page.mouse.up()
  }
}

interface Task {
  name: string
  /** Prepares the data, which is not counted, and returns the screen that the receptionist has open. */
  before(): Promise<string>
  run(input: CountingInput): Promise<unknown>
}

/** Twenty tasks of a front desk in Chromium, each from the screen on which it begins to the answer that ends it. */
export async function benchDeskTasks({ address, dataDir, administrator }: Desk): Promise<Row[]> {
  async function call<T>(method: string, path: string, body?: object, token = ''): Promise<T> {
    const answer = await fetch(`${address}/api/${path}`, {
      method,
      headers: {
        ...{ 'content-type': 'application/json', accept: 'application/json' },
        ...{ authorization: `Bearer ${token}`, 'idempotency-key': crypto.randomUUID() },
      },
      ...(body && { body: JSON.stringify(body) }),
    })
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`)
    return ((await answer.json()) as { result: T }).result
  }
  const { token } = await call<{ token: string }>('POST', 'auth/admins/login', administrator)
  const ask = <T>(method: string, path: string, body?: object) => call<T>(method, path, body, token)

  let people = 0
  const nextPerson = () => {
    people += 1
    const number = String(Date.now() % 10_000_000).padStart(7, '0')
    const letters = [...number].map(digit => 'abcdefghij'[Number(digit)]).join('')
    return {
      name: `Ratna ${letters}`,
      phone: `0813${number}${people % 10}`,
      birthDate: `19${50 + (people % 40)}-04-0${1 + (people % 9)}`,
    }
  }
  const used = new Set<string>()
  /** A free slot that no earlier task has used. */
  async function freeSlot(date: string, fits = (_: Session) => true) {
    const sessions = await ask<Session[]>('GET', `admins/desk/sessions?location=${location}&date=${date}`)
    for (const one of sessions.filter(one => one.mode === 'slots' && !one.doctor.includes(':') && fits(one)))
      for (const { startsAt, free } of one.places) {
        const id = `${one.schedule} ${startsAt}`
        if (free === 0 || used.has(id) || Temporal.Instant.compare(startsAt, Temporal.Now.instant()) < 0)
          continue
        used.add(id)
        return { ...one, startsAt }
      }
    throw new Error(`No free slot on ${date}.`)
  }
  async function booked(date = ahead(3), patient = nextPerson()) {
    // Whatever the hour, a doctor has free times today then.
    if (date === ahead(0)) await sessionNow('slots')
    const { schedule, startsAt, doctorName } = await freeSlot(date)
    const made = await ask<{ id: string; code: string; patient: { id: string } }>(
      'POST',
      'admins/appointments',
      { schedule, startsAt, source: 'phone', patient },
    )
    return { ...made, person: patient, date, doctorName }
  }
  /** Requests of new patients: those of the demo are too few, and each task needs one. */
  async function request(count: number) {
    for (let made = 0; made < count; made++) {
      const { doctor, schedule, startsAt } = await freeSlot(ahead(3))
      await call(
        'POST',
        'appointments',
        { doctor, schedule, startsAt },
        await newPatient({ address, dataDir }),
      )
    }
  }
  /** A session of a doctor without one today, which has begun. */
  async function sessionNow(mode: 'slots' | 'session') {
    const weekly = await ask<{ doctor: string; location: string; weekday: number; timezone: string }[]>(
      'GET',
      'admins/schedules?perPage=500',
    )
    const here = Temporal.Now.zonedDateTimeISO('Asia/Jakarta')
    const day = here.toPlainDate().toString()
    const free = weekly.find(
      one =>
        one.location === location &&
        !one.doctor.includes(':') &&
        !weekly.some(other => other.doctor === one.doctor && other.weekday === here.dayOfWeek),
    )
    const clock = (one: Temporal.ZonedDateTime) => one.toPlainTime().toString().slice(0, 5)
    const start = here.round({ smallestUnit: 'minute', roundingIncrement: 10, roundingMode: 'floor' })
    await ask('POST', 'admins/schedules', {
      ...{
        doctor: free?.doctor,
        location,
        weekday: here.dayOfWeek,
        mode,
        capacity: mode === 'slots' ? 1 : 20,
      },
      ...(mode === 'slots' && { slotMinutes: 10 }),
      ...{ startTime: clock(start), endTime: clock(start.add({ hours: 2 })) },
      ...{ validFrom: day, validTo: day, public: false },
    })
    const path = `admins/desk/sessions?location=${location}&date=${day}&doctor=${free?.doctor}`
    const [session] = await ask<Session[]>('GET', path)
    return session as Session
  }

  const day = (date = ahead(3)) => `/admins/patients/appointments/day?location=${location}&date=${date}`
  const today = () => day(ahead(0))
  const browser = await chromium.launch({ executablePath: findBrowser(), args: browserFlags })
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } })
  page.setDefaultTimeout(15_000)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.addInitScript(value => self === top && localStorage.setItem('token', value), token)
  const button = (name: string | RegExp, inside: Page | Locator = page) =>
    inside.getByRole('button', { name, exact: typeof name === 'string' })
  const panel = page.getByRole('dialog')
  const main = page.getByRole('main')
  const row = (text: string) => page.getByRole('row').filter({ hasText: text })
  const requests = main.getByRole('listitem').filter({ has: button(/^Accept/) })
  const seen = (text: string | RegExp) => page.getByText(text).first().waitFor()
  const free = page.getByRole('list', { name: 'Free times by doctor' })

  let session: Session
  let one: Awaited<ReturnType<typeof booked>>
  let other: Awaited<ReturnType<typeof booked>>
  const withBooked = (screen: () => string, date?: string) => async () => {
    one = await booked(date)
    return screen()
  }
  const withRequests = (count: number, screen: string) => async () => {
    await request(count)
    return screen
  }
  /** Runs until the request that is `count`th now is not among those that wait any more. */
  async function answer(count: number, run: () => Promise<void>) {
    // The button names the patient.
    const accept = await button(/^Accept/, requests.nth(count - 1)).textContent()
    await run()
    await button(String(accept)).waitFor({ state: 'detached' })
  }
  const tasks: Task[] = [
    {
      name: 'Find a caller by telephone number and see the next appointment',
      before: withBooked(today),
      async run(input) {
        await input.key('Control+k')
        await input.type(one.person.phone)
        await panel.getByRole('option', { name: new RegExp(one.person.name) }).waitFor()
        await input.key('Enter')
        await row(one.doctorName).waitFor()
      },
    },
    {
      name: 'Accept a request',
      before: withRequests(1, '/admins'),
      run: input => answer(1, () => input.press(button(/^Accept/, requests.first()))),
    },
    {
      name: 'Accept three requests together',
      before: withRequests(3, '/admins/patients/appointments'),
      run: input =>
        answer(3, async () => {
          for (const index of [0, 1, 2]) await input.press(requests.nth(index).getByRole('checkbox'))
          await input.press(button('Accept the selected'))
        }),
    },
    {
      name: 'Decline a request for a common reason',
      before: withRequests(1, '/admins'),
      run: input =>
        answer(1, async () => {
          await input.press(button(/^Decline/, requests.first()))
          await input.press(panel.getByText('Needs a referral'))
          await input.press(button('Decline', panel))
        }),
    },
    {
      name: 'Move a request to another free time, and accept it',
      before: withRequests(1, '/admins'),
      run: input =>
        answer(1, async () => {
          await input.press(button(/^Move/, requests.first()))
          await input.press(panel.getByRole('group', { name: 'Time' }).locator('label').last())
          await input.press(button('Move and accept', panel))
        }),
    },
    {
      name: 'Book a doctor’s next free time for a known caller',
      before: withBooked(day),
      async run(input) {
        await input.press(button(/^Book/, free).nth(1))
        await panel.getByRole('combobox').waitFor()
        await input.type(one.person.name.slice(6))
        await panel.getByRole('option', { name: one.person.name }).waitFor()
        await input.key('Enter')
        await input.key('Enter')
        await seen(`Booked for ${one.person.name}`)
      },
    },
    {
      name: 'Book a free time for a caller who is new',
      before: async () => day(),
      async run(input) {
        const { name, phone } = nextPerson()
        await input.press(button(/^Book/, free).nth(2))
        await panel.getByRole('combobox').waitFor()
        await input.type(name)
        await input.key('Enter')
        await panel.getByRole('textbox', { name: 'Phone' }).waitFor()
        await input.type(phone)
        await input.press(panel.getByText('Date of birth unknown'))
        await input.press(button('Book', panel))
        await seen(`Booked for ${name}`)
      },
    },
    {
      name: 'Give a walk-in patient who is new the next queue number',
      async before() {
        session = await sessionNow('session')
        return today()
      },
      async run(input) {
        const { name, phone } = nextPerson()
        const line = page.getByRole('listitem').filter({ hasText: session.doctorName })
        await input.press(button(/^Book/, line).last())
        await input.type(name)
        await input.key('Enter')
        await panel.getByRole('textbox', { name: 'Phone' }).waitFor()
        await input.type(phone)
        await input.press(panel.getByText('Date of birth unknown'))
        await input.press(button('Book', panel))
        await seen(`Booked for ${name}`)
      },
    },
    {
      name: 'Check a patient in by name',
      before: withBooked(today, ahead(0)),
      async run(input) {
        await input.key('/')
        await input.type(one.person.name.slice(6))
        await input.key('Enter')
        await input.key('c')
        await row(one.person.name).getByText('Checked in').waitFor()
      },
    },
    {
      name: 'Note that a visit is over',
      async before() {
        one = await booked(ahead(0))
        await ask('POST', `admins/appointments/${one.id}/check-in`)
        return today()
      },
      async run(input) {
        await input.press(button(/^Visit completed/, row(one.person.name)))
        await row(one.person.name).getByText('Completed').waitFor()
      },
    },
    {
      name: 'Move an appointment to another time of its doctor',
      before: withBooked(day),
      async run(input) {
        await input.press(button(/^Move/, row(one.person.name)))
        await input.press(panel.getByRole('group', { name: 'Time' }).locator('label').last())
        await input.press(button('Move the appointment', panel))
        await panel.waitFor({ state: 'hidden' })
      },
    },
    {
      name: 'Move an appointment to another doctor’s free time by dragging',
      before: withBooked(day),
      async run(input) {
        await input.drag(row(one.person.name), button(/^Book/, free).nth(3))
        await panel.getByText(/goes on the call list: /).waitFor()
        await input.press(button('Move the appointment', panel))
        await panel.waitFor({ state: 'hidden' })
      },
    },
    {
      name: 'Cancel an appointment that a caller names by its code',
      before: withBooked(today),
      async run(input) {
        await input.key('Control+k')
        await input.type(one.code)
        await panel.getByRole('option', { name: new RegExp(one.code) }).waitFor()
        await input.key('Enter')
        await input.press(button(/^Cancel/, main))
        await input.press(panel.getByText('As agreed with the patient'))
        await input.press(button('Cancel the appointment', panel))
        await main.getByText('Cancelled').first().waitFor()
      },
    },
    {
      name: 'Call the next patient in the waiting room',
      async before() {
        const { schedule, places, doctor } = await sessionNow('session')
        for (const patient of [nextPerson(), nextPerson()]) {
          const body = { schedule, startsAt: places[0]?.startsAt, source: 'walk_in', patient }
          const { id } = await ask<{ id: string }>('POST', 'admins/appointments', body)
          await ask('POST', `admins/appointments/${id}/check-in`)
        }
        return `/admins/patients/queue?location=${location}&doctor=${doctor}`
      },
      async run(input) {
        await input.press(button(/^Call \d/))
        await page.getByRole('status').filter({ hasText: 'Ratna' }).first().waitFor()
      },
    },
    {
      name: 'Write down that BPJS pays',
      before: withBooked(() => `/admins/patients/appointments/accept/${one.id}`),
      async run(input) {
        await input.press(button('Change who pays'))
        await input.press(panel.getByText('BPJS Kesehatan', { exact: true }))
        await input.press(button('Save', panel))
        await panel.waitFor({ state: 'hidden' })
      },
    },
    {
      name: 'Correct a patient’s telephone number',
      before: withBooked(() => `/admins/patients/lists/${one.patient.id}`),
      async run(input) {
        await input.press(button('Correct details'))
        await input.press(panel.getByRole('textbox', { name: 'Phone' }))
        await input.key('Control+a')
        await input.type(nextPerson().phone)
        await input.press(button('Save', panel))
        await panel.waitFor({ state: 'hidden' })
      },
    },
    {
      name: 'Merge two records of one person',
      async before() {
        one = await booked()
        other = await booked(ahead(4), { ...one.person, phone: nextPerson().phone })
        return `/admins/patients/lists/${one.patient.id}`
      },
      async run(input) {
        await input.press(button(/^Compare/).first())
        await input.press(button('Merge', panel))
        await row(other.doctorName).first().waitFor()
        await seen('The two records are now one.')
      },
    },
    {
      name: 'Say that a doctor is thirty minutes late',
      async before() {
        session = await sessionNow('session')
        return today()
      },
      async run(input) {
        const line = page.getByRole('listitem').filter({ hasText: session.doctorName })
        await input.press(line.locator('summary'))
        await input.press(line.getByRole('link', { name: /^Away or late/ }))
        await input.press(page.getByText('The doctor is late', { exact: true }))
        await input.press(page.getByLabel('Minutes late'))
        await input.key('Control+a')
        await input.type('30')
        await input.press(button('See which patients are affected'))
        await input.press(button(/^Confirm/))
        await seen('Saved. It applies from now on')
      },
    },
    {
      name: 'Say that a doctor is away for a day, with a patient who is told',
      before: withBooked(() => day(one.date), ahead(5)),
      async run(input) {
        const line = free.getByRole('listitem').filter({ hasText: one.doctorName })
        await input.press(line.locator('summary'))
        await input.press(line.getByRole('link', { name: /^Away or late/ }))
        await input.press(button('See which patients are affected'))
        await input.press(button(/^Confirm/))
        await seen('Saved. It applies from now on')
      },
    },
    {
      name: 'Save the day as a file for a spreadsheet',
      before: withBooked(day),
      async run(input) {
        const file = page.waitForEvent('download')
        await input.press(button('More actions'))
        await input.press(page.getByRole('menuitem', { name: 'Save as CSV' }))
        await file
      },
    },
  ]
  const rows: Row[] = []
  for (const task of tasks) {
    await page.goto(`${address}${await task.before()}`)
    await main.getByRole('heading').first().waitFor()
    await page.waitForTimeout(1000)
    const input = new CountingInput(page)
    const start = performance.now()
    await task.run(input)
    const { presses, keys } = input
    rows.push({ task: task.name, presses, keys, ms: Math.round(performance.now() - start) })
  }
  await browser.close()
  return rows
}
