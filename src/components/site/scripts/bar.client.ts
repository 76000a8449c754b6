import { closeFromOutside } from '#ui/close-from-outside.ts'
import { NAVBAR_DOCK_PX } from '#ui/constants.ts'

/**
 * The bar docks once the page has scrolled 30 px. The position is not read while the page is being loaded: the browser would
 * have to lay the page out at once.
 */
export function watchDocking(): void {
  const header = document.querySelector('[data-docks]')
  const set = () => header?.classList.toggle('is-docked', scrollY > NAVBAR_DOCK_PX)
  addEventListener('scroll', set, { passive: true })
  addEventListener('pageshow', set)
}

/** Closes the mobile menu when a link is followed, also within the page, and when the page is shown again. */
export function watchMenu(): void {
  const menu = document.querySelector<HTMLDetailsElement>('[data-menu]')
  if (!menu) return
  const close = () => {
    menu.open = false
  }
  closeFromOutside(menu)
  menu.addEventListener('click', event => {
    if ((event.target as Element).closest('a, [popovertarget]')) close()
  })
  menu.addEventListener('toggle', () => document.documentElement.classList.toggle('has-menu', menu.open))
  addEventListener('hashchange', close)
  addEventListener('pageshow', close)
}
