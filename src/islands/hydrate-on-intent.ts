import { watchNear } from './live/near.ts'
import { showPlainPrompt } from './plain-prompt.ts'
import { watchSearches } from './search/plain-search.ts'

const intentEvents = ['pointerover', 'focusin', 'touchstart'] as const
/** Milliseconds that a click on a link waits for its island. Then the link is followed as without scripts. */
const linkTimeout = 4000

let started: Promise<boolean> | undefined
/** Fetches the hydration code once, so a page that is only read loads none of it. False if the fetch fails. */
function start(): Promise<boolean> {
  started ??= import('./start.ts').then(
    () => true,
    () => {
      showPlainPrompt(document)
      return false
    },
  )
  return started
}

function startWhereSignedIn(): void {
  try {
    if (localStorage.getItem('token')) void start()
  } catch {
    // Without storage there is no session.
  }
}

/** Requests the hydration of an island. An island whose directive is not loaded yet finds `data-requested` later. */
function requestHydration(island: HTMLElement): Promise<boolean> {
  island.dataset.requested = ''
  island.dispatchEvent(new Event('rawat:turn', { bubbles: true }))
  return start()
}

/** For a field, the island of its form: the sort order of the results is outside the form element. */
const islandOf = (target: EventTarget | null) => {
  if (!(target instanceof Element)) return null
  const form = target.closest('label')?.form ?? (target as HTMLInputElement).form
  return (form ?? target).closest<HTMLElement>('astro-island')
}

/**
 * Holds a click on an island that is not hydrated and repeats it after hydration. Native actions of the browser
 * (opening a popover or a list) are not delayed.
 */
function replayAfterHydration(event: MouseEvent): void {
  const island = islandOf(event.target)
  if (!island?.matches('[ssr][client="intent"]:not([data-free])')) return
  if (event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
  const pressed = (event.target as Element).closest<HTMLElement>('a[href], button:not([popovertarget])')
  if (!pressed) return
  event.preventDefault()
  event.stopPropagation()
  const release = () => {
    clearTimeout(timer)
    if ('free' in island.dataset) return
    island.dataset.free = ''
    pressed.click()
  }
  // A link works without its island, so it waits only for a time; a button needs the island.
  const timer = pressed.matches('a') ? setTimeout(release, linkTimeout) : 0
  // The island's listeners are attached after the next paint at the latest; then `client:intent` repeats the typed
  // input.
  island.addEventListener('astro:hydrate', () => requestAnimationFrame(() => setTimeout(release)), {
    once: true,
  })
  island.addEventListener('astro:hydration-error', release, { once: true })
  void requestHydration(island).then(came => came || release())
}

/** Islands hydrate at an interaction, with a session, and at a message about the page: see docs/decisions/0056. */
export function hydrateOnIntent(): void {
  const onIntent = (event: Pick<Event, 'target'>) => {
    const island = islandOf(event.target)
    if (island && !('requested' in island.dataset)) void requestHydration(island)
  }
  for (const name of intentEvents) addEventListener(name, onIntent, { passive: true })
  addEventListener('click', replayAfterHydration, { capture: true })
  for (const name of ['rawat:update', 'rawat:turn']) addEventListener(name, start)
  watchSearches()
  watchNear()
  for (const name of ['storage', 'pageshow']) addEventListener(name, startWhereSignedIn)
  // A field may have the focus before this script runs.
  onIntent({ target: document.activeElement })
  startWhereSignedIn()
  if (document.documentElement.classList.contains('asking'))
    import('./search/arrival.ts').then(search => search.answerArrival()).catch(() => {})
}
