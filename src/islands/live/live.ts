/** Keyed by the value of `data-near`. Each part is a separate chunk. */
const parts: Record<string, (element: HTMLElement) => Promise<unknown>> = {
  board: async board => (await import('./board.ts')).showBoard(board),
  doctor: async box => (await import('./next.ts')).showNext(box),
  doctors: async list =>
    (await import('./availability.ts')).showAvailability(list.querySelectorAll<HTMLElement>('[data-doctor]')),
  open: async badge => (await import('./open.ts')).showOpen(badge),
  places: async box => (await import('./places.ts')).showPlaces(box),
  'places-finder': async box => (await import('./place-finder.ts')).startFinder(box),
  price: async price => (await import('./price.ts')).showPrice(price),
}

export const show = (element: HTMLElement) => parts[element.dataset.near ?? '']?.(element)
