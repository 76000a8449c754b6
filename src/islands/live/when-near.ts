/** Acts once, when somebody comes near an element: what a page shows further down is fetched then. */
export function whenNear(element: Element, act: () => unknown): void {
  const watch = new IntersectionObserver(
    entries => {
      if (!entries.some(entry => entry.isIntersecting)) return
      watch.disconnect()
      act()
    },
    { rootMargin: '160px' },
  )
  watch.observe(element)
}
