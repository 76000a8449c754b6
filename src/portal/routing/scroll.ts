import type { Visit } from './navigation.ts'

const KEY = 'scroll-positions'
type Positions = Record<string, number>

/** Every full load has the key 'default': two screens opened by address must not share one position. */
const nameOf = ({ location: { key, pathname } }: Visit) => (key === 'default' ? pathname : key)

function stored(): Positions {
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? '{}')
  } catch {
    return {}
  }
}

/** The scroll positions of the screens that were shown in this tab, also before a reload. */
export function scrollPositions() {
  const positions = stored()
  let shown: Visit | undefined
  const keep = () => {
    if (shown) positions[nameOf(shown)] = scrollY
  }
  history.scrollRestoration = 'manual'
  addEventListener('pagehide', () => {
    keep()
    // The browser restores public pages itself.
    history.scrollRestoration = 'auto'
    try {
      sessionStorage.setItem(KEY, JSON.stringify(positions))
    } catch {
      // A browser without storage starts at the top.
    }
  })
  addEventListener('pageshow', () => {
    history.scrollRestoration = 'manual'
  })
  return {
    keep,
    restore(visit: Visit) {
      shown = visit
      const position = positions[nameOf(visit)]
      const target = document.getElementById(visit.location.hash.slice(1))
      if (position !== undefined) scrollTo(0, position)
      else if (target) target.scrollIntoView()
      else if (!visit.keepsScroll) scrollTo(0, 0)
    },
  }
}
