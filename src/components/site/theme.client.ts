import { COLOR_SCHEME_DEFAULT, COLOR_SCHEME_KEY, DARK_CLASS, DARK_REVEAL } from '#ui/constants.ts'

const root = document.documentElement
const system = matchMedia('(prefers-color-scheme: dark)')
const stored = () => {
  try {
    return localStorage.getItem(COLOR_SCHEME_KEY) ?? COLOR_SCHEME_DEFAULT
  } catch {
    return COLOR_SCHEME_DEFAULT
  }
}
const apply = (dark: boolean) => root.classList.toggle(DARK_CLASS, dark)

function toggle(event: MouseEvent): void {
  const dark = !root.classList.contains(DARK_CLASS)
  try {
    // Back to what the device says: then it follows the device again.
    localStorage.setItem(
      COLOR_SCHEME_KEY,
      dark === system.matches ? COLOR_SCHEME_DEFAULT : dark ? 'dark' : 'light',
    )
  } catch {
    // The choice holds for this page at least.
  }
  if (!document.startViewTransition || matchMedia('(prefers-reduced-motion: reduce)').matches) {
    apply(dark)
    return
  }
  reveal(dark, event)
}

async function reveal(dark: boolean, event: MouseEvent): Promise<void> {
  const box = (event.currentTarget as Element).getBoundingClientRect()
  const x = box.left + box.width / 2
  const y = box.top + box.height / 2
  const radius = Math.hypot(Math.max(x, innerWidth - x), Math.max(y, innerHeight - y))
  root.classList.add('is-revealing')
  const transition = document.startViewTransition(() => {
    apply(dark)
  })
  // In a tab that is not seen, or under a second press, the scheme changes without the show.
  await transition.ready.catch(() => {})
  root.animate(
    { clipPath: [`circle(0 at ${x}px ${y}px)`, `circle(${radius}px at ${x}px ${y}px)`] },
    { ...DARK_REVEAL, pseudoElement: '::view-transition-new(root)' },
  )
  await transition.finished
  root.classList.remove('is-revealing')
}

/** Light or dark, by the reader's choice or his device's, here and in his other tabs. */
export function watchTheme(): void {
  for (const one of document.querySelectorAll<HTMLElement>('[data-theme-switch]'))
    one.addEventListener('click', toggle)
  const follow = () => {
    const choice = stored()
    apply(choice === 'dark' || (choice !== 'light' && system.matches))
  }
  system.addEventListener('change', follow)
  addEventListener('storage', event => event.key === COLOR_SCHEME_KEY && follow())
}
