import type { CDPSession, Page } from '@playwright/test'
import type { DisplayedQueue, DisplayView } from '#entities/appointment/waiting-room.ts'
import { expect, test } from './journey.ts'

const wall = '/admins/display?lang=en#token=rwd_0000000000000000000000000000000000000'
const longName = 'Prof. Dr. dr. Maximilianus Wirjokusumo-Suryaningratnegara, Sp.PD-KGEH, FINASIM'

const queue = (index: number): DisplayedQueue => ({
  schedule: `session-${index}`,
  doctor: `doctor-${index}`,
  doctorName: index % 4 === 0 ? longName : `dr. Ayu Lestari ${index}, Sp.A`,
  room: `Poli ${index + 1}`,
  mode: 'session',
  timezone: 'Asia/Jakarta',
  startsAt: '2026-11-23T01:00:00Z',
  endsAt: '2026-11-23T05:00:00Z',
  lateMinutes: 0,
  serving: {
    number: index + 1,
    startsAt: '2026-11-23T01:00:00Z',
    place: null,
    calledAt: '2026-11-23T02:00:00Z',
    times: 1,
  },
  next: [2, 3, 4, 5].map(one => ({
    number: index + one,
    startsAt: '2026-11-23T01:00:00Z',
    place: null,
    estimate: { from: '2026-11-23T02:10:00Z', to: '2026-11-23T02:30:00Z' },
  })),
})

/** Answers the polls of the display with a view that the journey changes, on the page's own clock. */
async function showWall(page: Page, count: number) {
  await page.clock.install({ time: new Date('2026-11-23T02:10:00Z') })
  const view = { queues: Array.from({ length: count }, (_, index) => queue(index)), online: true, polls: 0 }
  await page.route('**/api/display', async route => {
    view.polls++
    const now = new Date(await page.evaluate(() => Date.now())).toISOString()
    const opensAt = view.queues.length === 0 ? '2026-11-24T01:00:00Z' : null
    const { queues } = view
    const about = { name: 'Lobby', locationName: 'Rumah Sakit Rawat', timezone: 'Asia/Jakarta' }
    const result: DisplayView = { ...about, now, queues, opensAt }
    await (view.online ? route.fulfill({ json: { result, meta: { message: '' } } }) : route.abort())
  })
  await page.goto(wall)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Rumah Sakit Rawat')
  const call = (index: number, number: number, at: string) => {
    view.queues = view.queues.map((one, place) =>
      place === index && one.serving ? { ...one, serving: { ...one.serving, number, calledAt: at } } : one,
    )
  }
  return { view, call }
}
const fits = (page: Page) =>
  page.evaluate(() => {
    const { scrollHeight, scrollWidth } = document.documentElement
    const tall = [...document.querySelectorAll('.wall-queue')].filter(
      card => card.scrollHeight > card.clientHeight || card.scrollWidth > card.clientWidth,
    )
    return scrollHeight <= innerHeight && scrollWidth <= innerWidth && tall.length === 0
  })
const numberSize = (page: Page) =>
  page
    .locator('.wall-number')
    .first()
    .evaluate(one => Number.parseFloat(getComputedStyle(one).fontSize))

for (const [name, width, height] of [
  ['a television', 1920, 1080],
  ['an upright television', 1080, 1920],
] as const)
  test(`On ${name} twenty queues turn in pages without scrolling, and a new call shows its page at once`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height })
    const { call } = await showWall(page, 20)
    await expect(page.getByText('Page 1 of 4')).toBeVisible()
    await expect(page.locator('.wall-queue')).toHaveCount(5)
    expect(await fits(page)).toBe(true)
    // Digits of 3 cm on a screen of 43 inches are readable from six metres: 85 px of type.
    expect(await numberSize(page)).toBeGreaterThan(110)
    await page.clock.runFor(11_000)
    await expect(page.getByText('Page 2 of 4')).toBeVisible()
    expect(await fits(page)).toBe(true)
    call(17, 42, '2026-11-23T02:10:12Z')
    await page.clock.runFor(4_500)
    await expect(page.getByText('Page 4 of 4')).toBeVisible()
    await expect(page.getByText('42', { exact: true })).toBeVisible()
  })

test('A call is spoken in Indonesian, then in English, without any patient’s name; sound can be switched off', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const spoken: string[] = []
    Object.assign(globalThis, { spoken })
    class Sentence extends EventTarget {
      lang = ''
      readonly text: string
      constructor(text: string) {
        super()
        this.text = text
      }
    }
    const voices = ['en-GB', 'in_ID'].map(lang => ({ lang, localService: true }))
    const speechSynthesis = {
      getVoices: () => voices,
      cancel: () => {},
      speak(sentence: Sentence) {
        spoken.push(`${sentence.lang}: ${sentence.text}`)
        sentence.dispatchEvent(new Event('end'))
      },
    }
    Object.defineProperty(globalThis, 'speechSynthesis', { value: speechSynthesis })
    Object.defineProperty(globalThis, 'SpeechSynthesisUtterance', { value: Sentence })
  })
  const { call } = await showWall(page, 2)
  const spoken = () => page.evaluate(() => (globalThis as unknown as { spoken: string[] }).spoken)
  call(1, 7, '2026-11-23T02:10:02Z')
  await page.clock.runFor(4_500)
  await expect(page.getByText('7', { exact: true })).toBeVisible()
  await page.clock.runFor(4_000)
  const sentences = [
    'in_ID: Nomor antrean 7, silakan menuju Poli 2, dokter Ayu Lestari 1.',
    'en-GB: Number 7, please go to Poli 2, Doctor Ayu Lestari 1.',
  ]
  await expect.poll(spoken).toEqual(sentences)
  const turnOn = page.getByRole('button', { name: 'Turn on the sound' })
  const turnOff = page.getByRole('button', { name: 'Turn off the sound' })
  // The browser may want a press first.
  if (await turnOn.isVisible()) await turnOn.click()
  await turnOff.click()
  await page.clock.runFor(10_000)
  call(1, 8, new Date(await page.evaluate(() => Date.now())).toISOString())
  await page.clock.runFor(9_000)
  await expect(page.getByText('8', { exact: true })).toBeVisible()
  expect(await spoken()).toEqual(sentences)
})

test('A display keeps its numbers while the server is away, says since when, and goes on by itself', {
  tag: '@proof',
}, async ({ page, complaints }) => {
  const { view, call } = await showWall(page, 1)
  view.online = false
  await page.clock.runFor(40_000)
  await expect(page.getByText('Numbers as of 09:10. The connection is interrupted')).toBeVisible()
  await expect(page.getByText('1', { exact: true })).toBeVisible()
  view.online = true
  call(0, 9, '2026-11-23T02:10:20Z')
  // As after a sleep: many hours later by the clock, with one poll.
  await page.clock.fastForward('08:00:00')
  await page.clock.runFor(5_000)
  await expect(page.getByText('9', { exact: true })).toBeVisible()
  await expect(page.getByText('The connection is interrupted')).toBeHidden()
  complaints.splice(0)
})

test('Without an open session a display says when the next one begins', { tag: '@proof' }, async ({
  page,
}) => {
  await showWall(page, 0)
  await expect(page.getByText('No doctor is seeing patients now')).toBeVisible()
  await expect(page.getByText('The next session opens Tuesday, 24 November 2026, 08:00 WIB')).toBeVisible()
})

async function heap(session: CDPSession): Promise<number> {
  for (let time = 0; time < 3; time++) await session.send('HeapProfiler.collectGarbage')
  return (await session.send('Runtime.getHeapUsage')).usedSize
}

test('A display that runs for an hour with a call in each minute needs no more memory than before', {
  tag: '@proof',
}, async ({ page, context }) => {
  test.setTimeout(300_000)
  const { view, call } = await showWall(page, 20)
  const session = await context.newCDPSession(page)
  await session.send('HeapProfiler.enable')
  const minute = async (index: number) => {
    call(index % 20, index + 30, new Date(await page.evaluate(() => Date.now())).toISOString())
    // In steps, as answers of the server need real time.
    for (let step = 0; step < 15; step++) await page.clock.runFor(4_000)
  }
  for (let index = 0; index < 5; index++) await minute(index)
  const [before, polls] = [await heap(session), view.polls]
  for (let index = 5; index < 65; index++) await minute(index)
  const after = await heap(session)
  console.info(`${view.polls - polls} polls; heap ${before} before, ${after} bytes after`)
  expect(view.polls - polls).toBeGreaterThan(400)
  // The first minutes fill caches: 0.6 MB after one hour, 0.7 MB after three.
  expect(after - before).toBeLessThan(2_000_000)
})
