import { NAVBAR_DOCK_PX } from '#ui/constants.ts'

/** The bar docks once the page has scrolled 30 px. */
export function watchDocking(): void {
  const header = document.querySelector('[data-docks]')
  const set = () => header?.classList.toggle('is-docked', scrollY > NAVBAR_DOCK_PX)
  addEventListener('scroll', set, { passive: true })
  set()
}

/** The mobile menu closes when its reader goes somewhere, also within the page, and when he comes back. */
export function watchMenu(): void {
  const menu = document.querySelector<HTMLDetailsElement>('[data-menu]')
  if (!menu) return
  const close = () => {
    menu.open = false
  }
  menu.addEventListener('click', event => {
    if ((event.target as Element).closest('a, [popovertarget]')) close()
  })
  menu.addEventListener('toggle', () => document.documentElement.classList.toggle('has-menu', menu.open))
  addEventListener('hashchange', close)
  addEventListener('pageshow', close)
}

/** Disclosures that lie over the page close at a click elsewhere and at Escape, which gives the focus back. */
export function watchDropdowns(): void {
  const open = () =>
    document.querySelectorAll<HTMLDetailsElement>('details[data-dropdown][open], details[data-menu][open]')
  document.addEventListener('click', event => {
    for (const one of open()) if (!one.contains(event.target as Node)) one.open = false
  })
  document.addEventListener('keydown', event => {
    if (event.key !== 'Escape') return
    for (const one of open()) {
      one.open = false
      one.querySelector('summary')?.focus()
    }
  })
}
