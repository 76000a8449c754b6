/** Loads time-dependent parts of a page (`data-near`) when they come near the viewport. */
export function watchNear(): void {
  const near = new IntersectionObserver(
    entries => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue
        near.unobserve(target)
        import('./live.ts').then(({ show }) => show(target as HTMLElement)).catch(() => {})
      }
    },
    { rootMargin: '160px' },
  )
  for (const place of document.querySelectorAll('[data-near]')) near.observe(place)
}
