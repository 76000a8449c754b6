import type { ContentLanguage } from '#entities/localized.ts'
import { askDirectory } from '#islands/search/ask.ts'
import { tellEmergency } from '#islands/search/tell-emergency.ts'
import { type Found, type Wish, wishIn, wishNames } from '#search/directory.ts'
import { countMissed } from '../site/visit.client.ts'
import { showAnswer, showFailure, showNothingAsked } from './answer.client.ts'
import { askAvailability, showAvailability } from './availability.client.ts'

const language = document.documentElement.lang as ContentLanguage
/** So long, in milliseconds, 'soonest' waits for what only the server knows; then the weekly timetable must do. */
const patience = 1200

interface Finder {
  /** Answers what the form says; a step is one that the browser's back button takes back. */
  answer: (step: boolean) => Promise<void>
  /** The page was opened with a question, which our server may have answered already. */
  arrive: () => Promise<void>
  readAddress: () => Promise<void>
}

/** Answers the form in place: the list of the page gives way to what was found, and comes back when nothing is asked. */
export function watchFinder(form: HTMLFormElement): Finder {
  const words = JSON.parse(form.dataset.finder ?? '{}') as Record<string, string>
  let latest = 0
  let typing = false

  const asked = (): URLSearchParams => {
    const data = new FormData(form)
    return new URLSearchParams(
      wishNames.flatMap(name => {
        const value = String(data.get(name) ?? '').trim()
        return value ? [[name, value]] : []
      }),
    )
  }

  function remember(query: URLSearchParams, step: boolean): void {
    const words = query.toString()
    const to = words && `?${words}`
    // While somebody types, all letters together are one step back.
    if (to !== location.search)
      history[step || !typing ? 'pushState' : 'replaceState'](null, '', to || location.pathname)
    typing = !step
  }

  async function find(wish: Wish): Promise<Found> {
    const found = await askDirectory({ ...wish, language, now: Date.now() })
    if (wish.sort !== 'soonest') return found
    const wait = new Promise<null>(resolve => setTimeout(resolve, patience, null))
    const free = await Promise.race([askAvailability(found.rows.map(row => row.slug)), wait])
    const starts = new Map(free?.map(one => [one.doctor, one.nextFree?.startsAt]))
    const start = (slug: string) => starts.get(slug) ?? (free ? '9' : '')
    return {
      ...found,
      rows: [...found.rows].sort((a, b) =>
        start(a.slug) < start(b.slug) ? -1 : start(a.slug) > start(b.slug) ? 1 : 0,
      ),
    }
  }

  async function show(query: URLSearchParams): Promise<void> {
    const turn = ++latest
    const wish = wishIn(query)
    // Above every doctor, and sooner than they are found.
    const slot = document.querySelector<HTMLElement>('[data-emergency]')
    if (slot) tellEmergency(slot, query.get('search') ?? '', query.get('location') ?? '')
    if (!wish) return showNothingAsked(form)
    try {
      const found = await find(wish)
      if (turn !== latest) return
      showAnswer(form, found, wish, words)
      countMissed(found.total === 0 ? wish.search : '')
      void showAvailability(document.querySelectorAll<HTMLElement>('[data-answer-list] [data-doctor]'))
    } catch {
      if (turn === latest) showFailure(words)
    }
  }

  function fill(query: URLSearchParams): void {
    for (const name of wishNames) {
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

  document.querySelector<HTMLAnchorElement>('[data-answer-more]')?.addEventListener('click', async event => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    const query = new URL((event.currentTarget as HTMLAnchorElement).href).searchParams
    const before = document.querySelectorAll('[data-answer-list] > li').length
    remember(query, true)
    await show(query)
    // Who goes by keyboard reads on with the first new row.
    document.querySelectorAll<HTMLElement>('[data-answer-list] a')[before]?.focus({ preventScroll: true })
  })

  const readAddress = async () => {
    const query = new URLSearchParams(location.search)
    fill(query)
    await show(query)
  }
  return {
    readAddress,
    answer: async step => {
      const query = asked()
      remember(query, step)
      await show(query)
    },
    arrive: async () => {
      const answered = document.querySelector('[data-answered]')
      // Our server sorts by the weekly timetable; here the free places are asked for, too.
      const sorted = new URLSearchParams(location.search).get('sort') === 'soonest'
      if (!answered || sorted) return readAddress()
      document.documentElement.classList.remove('asking')
      const none = answered.querySelector('[data-answer-none]:not([hidden])')
      if (none) countMissed(new URLSearchParams(location.search).get('search') ?? '')
      await showAvailability(answered.querySelectorAll<HTMLElement>('[data-doctor]'))
    },
  }
}
