import { persistentAtom } from '@nanostores/persistent'
import { atom, computed } from 'nanostores'
import { COLOR_SCHEME_DEFAULT, COLOR_SCHEME_KEY, DARK_CLASS, DARK_REVEAL } from '#ui/constants.ts'

/** The public site's own key: `auto`, `light` or `dark`. */
const $scheme = persistentAtom<string>(COLOR_SCHEME_KEY, COLOR_SCHEME_DEFAULT)
const $systemDark = atom(false)

export const $dark = computed([$scheme, $systemDark], (scheme, systemDark) =>
  scheme === 'dark' ? true : scheme === 'light' ? false : systemDark,
)

export function followTheme(): void {
  const query = matchMedia('(prefers-color-scheme: dark)')
  $systemDark.set(query.matches)
  query.addEventListener('change', () => $systemDark.set(query.matches))
  $dark.subscribe(dark => document.documentElement.classList.toggle(DARK_CLASS, dark))
}

/** Switches light and dark, in a circle that grows from where the switch was pressed. */
export async function toggleTheme(origin: Element | null): Promise<void> {
  const dark = !$dark.get()
  // Back to what the device says: then it follows the device again.
  const change = () =>
    $scheme.set(dark === $systemDark.get() ? COLOR_SCHEME_DEFAULT : dark ? 'dark' : 'light')
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches
  if (still || !origin || !('startViewTransition' in document)) return change()
  const box = origin.getBoundingClientRect()
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  const radius = Math.hypot(Math.max(x, innerWidth - x), Math.max(y, innerHeight - y))
  const root = document.documentElement
  root.classList.add('is-revealing')
  const transition = document.startViewTransition(change)
  await transition.ready
  root.animate(
    { clipPath: [`circle(0px at ${x}px ${y}px)`, `circle(${radius}px at ${x}px ${y}px)`] },
    { ...DARK_REVEAL, pseudoElement: '::view-transition-new(root)' },
  )
  await transition.finished.finally(() => root.classList.remove('is-revealing'))
}
