import { type MouseEvent, type RefObject, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { ContentLanguage } from '#entities/localized.ts'
import { type DoctorQuery, doctorQueryIn, doctorQueryNames, type Found } from '#search/directory.ts'
import { DEBOUNCE } from '#ui/constants.ts'
import type { Answered } from './Answer.tsx'
import { prepareSearch, queryDirectory } from './query-directory.ts'
import { showEmergency } from './show-emergency.ts'

/** The module reads the page's texts when it is loaded, so server-rendered code must not import it statically. */
const live = () => import('../live/availability.ts')

/** Milliseconds that 'soonest' waits for the server's free slots; then the weekly timetable is used. */
const availabilityTimeout = 1200

async function find(doctorQuery: DoctorQuery, language: ContentLanguage): Promise<Found> {
  const found = await queryDirectory({ ...doctorQuery, language, now: Date.now() })
  if (doctorQuery.sort !== 'soonest') return found
  const wait = new Promise<null>(resolve => setTimeout(resolve, availabilityTimeout, null))
  const asking = live().then(({ fetchAvailability }) => fetchAvailability(found.rows.map(row => row.slug)))
  const free = await Promise.race([asking, wait])
  const starts = new Map(free?.map(one => [one.doctor, one.nextFree?.startsAt]))
  const start = (slug: string) => starts.get(slug) ?? (free ? '9' : '')
  return {
    ...found,
    rows: [...found.rows].sort((a, b) =>
      start(a.slug) < start(b.slug) ? -1 : start(a.slug) > start(b.slug) ? 1 : 0,
    ),
  }
}

/** The query of the form, with the parameter names of the address. */
function queryOf(form: HTMLFormElement): URLSearchParams {
  const data = new FormData(form)
  return new URLSearchParams(
    doctorQueryNames.flatMap(name => {
      const value = String(data.get(name) ?? '').trim()
      return value ? [[name, value]] : []
    }),
  )
}

/** Whether the form can have this value: an address may name an insurer or place that is not among the choices. */
function canHave(form: HTMLFormElement, name: string, value: string): boolean {
  const field = form.elements.namedItem(name)
  if (field instanceof HTMLSelectElement) return [...field.options].some(one => one.value === value)
  if (field instanceof RadioNodeList) return [...field].some(one => (one as HTMLInputElement).value === value)
  return true
}

/** Fills the form from the address. */
function fill(form: HTMLFormElement, query: URLSearchParams): void {
  for (const name of doctorQueryNames) {
    const field = form.elements.namedItem(name)
    const value = query.get(name) ?? ''
    if (field instanceof HTMLInputElement && field.type === 'checkbox') field.checked = value !== ''
    else if (
      field instanceof HTMLInputElement ||
      field instanceof HTMLSelectElement ||
      field instanceof RadioNodeList
    )
      field.value = value
  }
}

/**
 * Shows the results in place of the page's list, and the list again when nothing is asked. The query is kept in the
 * address. `place` is the container of the results from the first answer on; the server's results are removed from it
 * then.
 */
export function useFinder(form: RefObject<HTMLFormElement | null>, language: ContentLanguage) {
  const [answer, setAnswer] = useState<Answered | 'failed' | null>(null)
  const [place, setPlace] = useState<Element | null>(null)
  const taken = useRef<Element | null>(null)
  const latest = useRef(0)
  const typing = useRef(false)
  const timer = useRef(0)
  /** The question of the latest answer, or of the one that is on its way. */
  const asked = useRef('')

  function put(next: Answered | 'failed' | null): void {
    // All in one task: a frame between would show neither list.
    flushSync(() => {
      if (next && !taken.current) {
        taken.current = document.getElementById('found')
        taken.current?.replaceChildren()
        setPlace(taken.current)
      }
      setAnswer(next)
    })
    document.documentElement.classList.remove('asking')
    const everybody = document.querySelector<HTMLElement>('[data-everybody]')
    if (everybody) everybody.hidden = next !== null && next !== 'failed'
  }

  async function show(query: URLSearchParams): Promise<void> {
    clearTimeout(timer.current)
    const request = ++latest.current
    asked.current = query.toString()
    // The server counts the searches that it answers.
    const isCounted = document.querySelector('#found [data-answered]') !== null
    const doctorQuery = doctorQueryIn(query)
    const danger = document.querySelector<HTMLElement>('[data-emergency]')
    if (danger) showEmergency(danger, query.get('search') ?? '', query.get('location') ?? '')
    if (!doctorQuery) return put(null)
    try {
      const found = await find(doctorQuery, language)
      if (request !== latest.current) return
      put({ doctorQuery, found })
      const isMissed = !isCounted && found.unfiltered === 0 && found.pages.length === 0
      void import('../live/page-views.ts').then(live => live.countMissed(isMissed ? doctorQuery.search : ''))
    } catch {
      if (request !== latest.current) return
      asked.current = ''
      put('failed')
    }
  }

  /** A step adds a history entry for the back button; while the reader types, all letters share one entry. */
  function remember(query: URLSearchParams, step: boolean): void {
    const words = query.toString()
    const to = words && `?${words}`
    if (to !== location.search)
      history[step || !typing.current ? 'pushState' : 'replaceState'](null, '', to || location.pathname)
    typing.current = !step
  }

  async function ask(step: boolean): Promise<void> {
    if (!form.current) return
    const query = queryOf(form.current)
    // At the hydration the field is read, and what was typed before is repeated as input: one question, not two.
    if (!step && asked.current !== '' && query.toString() === asked.current) return
    remember(query, step)
    await show(query)
  }
  const askSoon = () => {
    clearTimeout(timer.current)
    timer.current = window.setTimeout(ask, DEBOUNCE, false)
  }

  async function more(event: MouseEvent<HTMLAnchorElement>): Promise<void> {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    const query = new URL(event.currentTarget.href).searchParams
    const names = () => document.querySelectorAll<HTMLElement>('[data-answer-list] .stretched')
    const before = names().length
    remember(query, true)
    await show(query)
    // Keyboard users continue at the first new row.
    requestAnimationFrame(() => names()[before]?.focus({ preventScroll: true }))
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, after hydration
  useEffect(() => {
    const { current } = form
    if (!current) return
    prepareSearch()
    const question = () => new URLSearchParams(location.search)
    const readAddress = () => {
      fill(current, question())
      void show(question())
    }
    // The server has filled the form already; do not overwrite what was typed since.
    if (queryOf(current).size === 0) fill(current, question())
    const changed = doctorQueryNames.some(name => {
      const value = (question().get(name) ?? '').trim()
      return name !== 'page' && canHave(current, name, value) && value !== (queryOf(current).get(name) ?? '')
    })
    if (changed) void ask(true)
    else if (doctorQueryIn(question())) void show(question())
    addEventListener('popstate', readAddress)
    return () => removeEventListener('popstate', readAddress)
  }, [])
  useEffect(() => {
    if (!place || !answer) return
    const rows = place.querySelectorAll<HTMLElement>('[data-doctor]')
    void live().then(({ showAvailability }) => showAvailability(rows))
  }, [place, answer])

  return { answer, place, ask, askSoon, more }
}
