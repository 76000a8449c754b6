import { watchNear } from './live/near.ts'
import { showPlainPrompt } from './plain-prompt.ts'
import { watchSearches } from './search/plain-search.ts'

const signs = ['pointerover', 'focusin', 'touchstart'] as const
/** So long, in milliseconds, a press on a link waits for its island. Then it leads where it leads without scripts. */
const patience = 4000

let started: Promise<boolean> | undefined
/** Fetches what wakes islands, once: a page that is only read has none of it. False where it does not come. */
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
    // Nobody is signed in where nothing is kept.
  }
}

/** Tells an island that somebody turns to it; one whose directive is still on its way finds the mark. */
function turnTo(island: HTMLElement): Promise<boolean> {
  island.dataset.turned = ''
  island.dispatchEvent(new Event('rawat:turn', { bubbles: true }))
  return start()
}

/** Of a field it may be the one with its form: the order of an answer is chosen beside the form. */
const islandOf = (target: EventTarget | null) => {
  if (!(target instanceof Element)) return null
  const form = target.closest('label')?.form ?? (target as HTMLInputElement).form
  return (form ?? target).closest<HTMLElement>('astro-island')
}

/**
 * A press on an island that is not awake yet is held and done again. What the browser does by itself, as opening a panel
 * or a list, it does at once.
 */
function hold(event: MouseEvent): void {
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
  // A link has a way of its own to go; a button has none, and waits.
  const timer = pressed.matches('a') ? setTimeout(release, patience) : 0
  // Its listeners stand after the next paint at the latest, and then what was typed is told again.
  island.addEventListener('astro:hydrate', () => requestAnimationFrame(() => setTimeout(release)), {
    once: true,
  })
  island.addEventListener('astro:hydration-error', release, { once: true })
  void turnTo(island).then(came => came || release())
}

/** Islands wake by what a reader does, by a session, and by news of the page: see docs/decisions/0056. */
export function hydrateOnIntent(): void {
  const turned = (event: Pick<Event, 'target'>) => {
    const island = islandOf(event.target)
    if (island && !('turned' in island.dataset)) void turnTo(island)
  }
  for (const name of signs) addEventListener(name, turned, { passive: true })
  addEventListener('click', hold, { capture: true })
  for (const name of ['rawat:update', 'rawat:turn']) addEventListener(name, start)
  watchSearches()
  watchNear()
  for (const name of ['storage', 'pageshow']) addEventListener(name, startWhereSignedIn)
  // Somebody was faster than the page: a field has the focus already.
  turned({ target: document.activeElement })
  startWhereSignedIn()
  if (document.documentElement.classList.contains('asking'))
    import('./search/arrival.ts').then(search => search.answerArrival()).catch(() => {})
}
