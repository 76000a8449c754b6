const root = document.documentElement

/** Starts the progress bar when the visitor leaves for another page. */
export const startProgress = (): void => root.classList.add('is-leaving')

/** Whether the click opens another page in this tab. */
export function opensPage(link: HTMLAnchorElement, event: MouseEvent): boolean {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return false
  if (link.target && link.target !== '_self') return false
  if (link.hasAttribute('download') || link.origin !== location.origin) return false
  // False for links within the page, and for downloads like a calendar file or vCard.
  const bare = (address: URL | HTMLAnchorElement | Location) => address.pathname + address.search
  if (link.href.includes('#') && bare(link) === bare(location)) return false
  return !/\.\w+$/.test(link.pathname)
}

export function watchLeaving(): void {
  document.addEventListener('click', event => {
    const link = (event.target as Element).closest?.('a')
    if (link?.href && !event.defaultPrevented && opensPage(link, event)) startProgress()
  })
  document.addEventListener('submit', event => {
    const form = event.target as HTMLFormElement
    if (!event.defaultPrevented && form.target !== '_blank' && form.method !== 'dialog') startProgress()
  })
  // The page may be restored from the back/forward cache with the bar still running.
  addEventListener('pageshow', () => root.classList.remove('is-leaving'))
}
