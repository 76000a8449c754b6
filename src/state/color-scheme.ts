import { atom, computed, onMount } from 'nanostores'
import { COLOR_SCHEME_DEFAULT, COLOR_SCHEME_KEY, DARK_CLASS, DARK_REVEAL } from '#ui/constants.ts'
import { persistentAtom } from './stored.ts'

export type ColorScheme = 'auto' | 'light' | 'dark'

const $stored = persistentAtom<string>(COLOR_SCHEME_KEY, COLOR_SCHEME_DEFAULT)

/** The reader's choice. Any other stored value counts as 'auto'. */
export const $colorScheme = computed(
  $stored,
  (stored): ColorScheme => (stored === 'light' || stored === 'dark' ? stored : 'auto'),
)

const system = () => matchMedia('(prefers-color-scheme: dark)')
const $systemDark = atom(false)
onMount($systemDark, () => {
  const query = system()
  const follow = () => $systemDark.set(query.matches)
  follow()
  query.addEventListener('change', follow)
  return () => query.removeEventListener('change', follow)
})

export const $dark = computed([$colorScheme, $systemDark], (scheme, systemDark) =>
  scheme === 'auto' ? systemDark : scheme === 'dark',
)

/**
 * Switches light and dark, with a circle that grows from the switch. Changes by the device or another tab are handled
 * by the script of Boot.astro on every page.
 */
export async function toggleColorScheme(origin: Element | null): Promise<void> {
  const root = document.documentElement
  const dark = !root.classList.contains(DARK_CLASS)
  const change = () => {
    root.classList.toggle(DARK_CLASS, dark)
    // Same as the device's scheme: store the default, so that the page follows the device again.
    $stored.set(dark === system().matches ? COLOR_SCHEME_DEFAULT : dark ? 'dark' : 'light')
  }
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches
  if (still || !origin || !document.startViewTransition) return change()
  const box = origin.getBoundingClientRect()
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  const radius = Math.hypot(Math.max(x, innerWidth - x), Math.max(y, innerHeight - y))
  root.classList.add('is-revealing')
  const transition = document.startViewTransition(change)
  // In a hidden tab, or after a second click, the scheme changes without the animation.
  await transition.ready.then(
    () =>
      root.animate(
        { clipPath: [`circle(0px at ${x}px ${y}px)`, `circle(${radius}px at ${x}px ${y}px)`] },
        { ...DARK_REVEAL, pseudoElement: '::view-transition-new(root)' },
      ),
    () => {},
  )
  await transition.finished
  root.classList.remove('is-revealing')
}
