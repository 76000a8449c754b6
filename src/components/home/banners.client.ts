// Banners come and go by the reader's clock: the page may have been built before they did.
const now = Date.now()
const at = (moment: string | undefined, otherwise: number) => (moment ? Date.parse(moment) : otherwise)

for (const banner of document.querySelectorAll<HTMLElement>('[data-banners] li')) {
  const { from, until } = banner.dataset
  banner.hidden = now < at(from, 0) || at(until, Infinity) <= now
}
