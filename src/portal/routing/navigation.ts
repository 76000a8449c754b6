import { atom } from 'nanostores'
import { createContext, useContext } from 'react'
import {
  createPath,
  type Location,
  type NavigateOptions,
  NavigationType,
  type Navigator,
  type To,
  UNSAFE_createBrowserHistory,
} from 'react-router-dom'

/** A location that is to be shown: of a link, of a redirect, or of the browser's Back and Forward. */
export interface Visit {
  location: Location
  action: NavigationType
  keepsScroll: boolean
  /** Aborts when another location is to be shown. */
  signal: AbortSignal
  /** Why it cannot be shown. */
  error?: unknown
}

export const VisitContext = createContext<Visit | null>(null)
export const useVisit = (): Visit => useContext(VisitContext) as Visit

/** The user's answer, if leaving for this path would discard unsaved input. */
type LeaveQuestion = (path: string) => Promise<boolean> | undefined

const questions = new Set<LeaveQuestion>()
export function onLeave(question: LeaveQuestion): () => void {
  questions.add(question)
  return () => void questions.delete(question)
}
function ask(path: string): Promise<boolean> | undefined {
  for (const question of questions) {
    const answer = question(path)
    if (answer) return answer
  }
  return undefined
}

let made: ReturnType<typeof UNSAFE_createBrowserHistory> | undefined
/** Made at the first use: the routes are also read where there is no browser. */
const history = () => {
  made ??= UNSAFE_createBrowserHistory({ v5Compat: true })
  return made
}
let keepsScroll = false

const change = (to: To, method: 'push' | 'replace', state: unknown, options?: NavigateOptions) => {
  const go = () => {
    keepsScroll = options?.preventScrollReset ?? false
    history()[method](to, state)
  }
  const answer = ask(history().encodeLocation(to).pathname)
  if (answer) void answer.then(yes => yes && go())
  else go()
}

export const navigator: Navigator = {
  createHref: to => history().createHref(to),
  createURL: to => history().createURL(to),
  encodeLocation: to => history().encodeLocation(to),
  go: steps => history().go(steps),
  push: (to, state, options) => change(to, 'push', state, options),
  replace: (to, state, options) => change(to, 'replace', state, options),
}

/** Shows another address instead of the present one. One outside the portal is loaded as a page. */
export function redirect(to: string): void {
  if (/^\/(auth|patients|admins)\b/.test(to)) change(to, 'replace', null)
  else location.replace(to)
}

/** The location that is shown next, or is shown. */
export const $newest = atom<Location | undefined>()

/** True until the screen of the newest location is shown. */
export const $moving = atom(true)

/** How many panels are loading their scripts. They are waited for as a screen is. */
export const $panelsLoading = atom(0)

/** Waits for the screen of the newest location. */
export const settled = (): Promise<void> =>
  new Promise(resolve => {
    if (!$moving.get()) return resolve()
    const stop = $moving.listen(() => {
      stop()
      resolve()
    })
  })

/** Opens the present location again: its guard and its loading run anew. */
export const reopen = (): void => {
  const { location } = history()
  history().replace(createPath(location), location.state)
}

/** Calls `show` with the present location, and with each later one. Returns a function that ends this. */
export function followLocation(show: (visit: Visit) => void): () => void {
  let current = new AbortController()
  // A step back over unsaved input is undone until the user has answered. Both steps are reported here.
  let undoing = false
  let confirmed = false
  const next = (location: Location, action: Visit['action']) => {
    current.abort()
    current = new AbortController()
    $newest.set(location)
    $moving.set(true)
    show({ location, action, keepsScroll, signal: current.signal })
    keepsScroll = false
  }
  const stop = history().listen(({ action, location, delta }) => {
    if (undoing) {
      undoing = false
      return
    }
    const answer = action === NavigationType.Pop && delta && !confirmed ? ask(location.pathname) : undefined
    confirmed = false
    if (!answer) return next(location, action)
    undoing = true
    history().go(-(delta as number))
    void answer.then(yes => {
      if (!yes) return
      confirmed = true
      history().go(delta as number)
    })
  })
  next(history().location, history().action)
  return stop
}
