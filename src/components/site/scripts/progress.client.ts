const root = document.documentElement

/** The bar starts when a reader leaves for another page; the new page comes without it. */
export const startProgress = (): void => root.classList.add('is-leaving')

/** A link that opens another page here, in this tab. */
export function leads(link: HTMLAnchorElement, event: MouseEvent): boolean {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return false
  if (link.target && link.target !== '_self') return false
  if (link.hasAttribute('download') || link.origin !== location.origin) return false
  // Within the page; and a calendar or a card that is saved leaves the page where it is.
  const bare = (address: URL | HTMLAnchorElement | Location) => address.pathname + address.search
  if (link.href.includes('#') && bare(link) === bare(location)) return false
  return !/\.\w+$/.test(link.pathname)
}

export function watchLeaving(): void {
  document.addEventListener('click', event => {
    const link = (event.target as Element).closest?.('a')
    if (link?.href && !event.defaultPrevented && leads(link, event)) startProgress()
  })
  document.addEventListener('submit', event => {
    const form = event.target as HTMLFormElement
    if (!event.defaultPrevented && form.target !== '_blank' && form.method !== 'dialog') startProgress()
  })
  // Shown again as it was left.
  addEventListener('pageshow', () => root.classList.remove('is-leaving'))
}
