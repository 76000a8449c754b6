export type Occasion = 'offlineReady' | 'needRefresh' | 'lost'

// What is more pressing stays: help that opens offline is no reason to hide that the page is broken.
const weight: Record<Occasion, number> = { offlineReady: 0, needRefresh: 1, lost: 2 }
let shown = -1

/** Says it in one line with the ways on: reload, or close. */
export function tell(occasion: Occasion): void {
  const all = [...document.querySelectorAll<HTMLElement>('[data-reload]')]
  const prompt = all.find(one => one.lang === document.documentElement.lang) ?? all[0]
  const again = prompt?.querySelector<HTMLElement>('[data-again]')
  const text = prompt?.querySelector('p')
  if (!prompt || !again || !text || weight[occasion] <= shown) return
  shown = weight[occasion]
  again.hidden = occasion === 'offlineReady'
  again.onclick = () => location.reload()
  prompt.querySelector<HTMLElement>('[data-close]')?.addEventListener('click', () => {
    prompt.hidden = true
    shown = -1
  })
  prompt.hidden = false
  // A text that comes after its place is read aloud.
  requestAnimationFrame(() => {
    text.textContent = prompt.dataset[occasion] ?? ''
  })
}

/**
 * A chunk of an older release that no longer exists: Vite raises its event, and throws the error on unless somebody
 * cancels it. Nobody does. Without a line every chunk fails, and a reload would only lose the page.
 */
export function watchLostParts(): void {
  addEventListener('vite:preloadError', () => {
    if (navigator.onLine) tell('lost')
  })
}
