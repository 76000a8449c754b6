/** What a page shows further down and the moment decides is fetched when somebody comes near it (`data-near`). */
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
