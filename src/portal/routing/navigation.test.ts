import { beforeEach, expect, test, vi } from 'vitest'
import type { Visit } from './navigation.ts'

/** The parts of a browser that keep the history of a tab. As there, a step is reported after it was made. */
function browserAt(path: string) {
  const entries = [{ url: new URL(path, 'https://hospital.example'), state: null as unknown }]
  let at = 0
  const browser = new EventTarget()
  const entry = () => entries[at] as (typeof entries)[number]
  const history = {
    get state() {
      return entry().state
    },
    pushState(state: unknown, _: string, url: string) {
      const next = { url: new URL(url, entry().url), state }
      entries.splice(++at, Infinity, next)
    },
    replaceState(state: unknown, _: string, url?: string) {
      entries[at] = { url: new URL(url ?? entry().url, entry().url), state }
    },
    go(steps: number) {
      queueMicrotask(() => {
        at += steps
        browser.dispatchEvent(new Event('popstate'))
      })
    },
  }
  Object.defineProperty(browser, 'location', { get: () => entry().url })
  return Object.assign(browser, { history, path: () => entry().url.pathname })
}

let browser: ReturnType<typeof browserAt>
let portal: typeof import('./navigation.ts')
let shown: Visit[]
const paths = () => shown.map(visit => visit.location.pathname)
const steps = () => new Promise(resolve => setTimeout(resolve))

beforeEach(async () => {
  vi.resetModules()
  browser = browserAt('/admins/doctors')
  vi.stubGlobal('document', { defaultView: browser })
  portal = await import('./navigation.ts')
  shown = []
  portal.followLocation(visit => {
    shown.push(visit)
    portal.$moving.set(false)
  })
  portal.navigator.push('/admins/doctors/add')
})

test('A new location ends what the one before it waited for', () => {
  expect(paths()).toEqual(['/admins/doctors', '/admins/doctors/add'])
  expect(shown.map(visit => visit.signal.aborted)).toEqual([true, false])
})

test.each([true, false])('Leaving unsaved input by a link is asked, with the answer %s', async answer => {
  portal.onLeave(path => (path === '/admins' ? Promise.resolve(answer) : undefined))
  portal.navigator.push('/admins')
  expect(browser.path()).toBe('/admins/doctors/add')
  await steps()
  expect([browser.path(), paths().at(-1)]).toEqual(
    answer ? ['/admins', '/admins'] : ['/admins/doctors/add', '/admins/doctors/add'],
  )
})

test('Back over unsaved input is undone until the user has answered', async () => {
  const answers: ((yes: boolean) => void)[] = []
  const stop = portal.onLeave(() => new Promise(resolve => answers.push(resolve)))
  portal.navigator.go(-1)
  await steps()
  expect([browser.path(), shown.length, answers.length]).toEqual(['/admins/doctors/add', 2, 1])
  answers[0]?.(false)
  await steps()
  expect([browser.path(), shown.length]).toEqual(['/admins/doctors/add', 2])

  portal.navigator.go(-1)
  await steps()
  answers[1]?.(true)
  await steps()
  expect([browser.path(), paths().at(-1), answers.length]).toEqual(['/admins/doctors', '/admins/doctors', 2])

  // The next step asks again.
  portal.navigator.go(1)
  await steps()
  expect([browser.path(), answers.length]).toEqual(['/admins/doctors', 3])
  stop()
})

test('Opening the location again keeps its state, and is a visit of its own', () => {
  portal.navigator.replace('/admins/doctors/add?from=menu', { done: true })
  portal.reopen()
  const [before, again] = shown.slice(-2).map(visit => visit.location)
  expect(again).toMatchObject({ search: '?from=menu', state: { done: true } })
  expect(again?.key).not.toBe(before?.key)
})

test('Who waits for a screen goes on when it is shown', async () => {
  await portal.settled()
  portal.$moving.set(true)
  const waited = portal.settled().then(() => 'shown')
  portal.$moving.set(false)
  expect(await waited).toBe('shown')
})
