import { float, takeAway } from './float.client.ts'

export type Occasion = 'offlineReady' | 'needRefresh' | 'lost'

// What is more pressing stays: help that opens offline is no reason to hide that the page is broken.
const weight: Record<Occasion, number> = { offlineReady: 0, needRefresh: 1, lost: 2 }
let shown = -1

/** In ms, counted while the message can be read and nobody is about to use it. */
const LIFE = 10_000
const BEAT = 250
const TOLD = 'offline-ready.once.v1'

/** Once on a device: a browser that keeps nothing is told by each worker it installs. */
const wasTold = (): boolean => {
  try {
    return Boolean(localStorage.getItem(TOLD))
  } catch {
    return false
  }
}
const noteTold = (): void => {
  try {
    localStorage.setItem(TOLD, '1')
  } catch {
    // As above.
  }
}

let timer = 0
/** Counts down while the message is in sight: not in another tab, under the pointer, with the focus, or out of the way. */
function closeInTime(prompt: HTMLElement, close: () => void): void {
  let left = LIFE
  timer = window.setInterval(() => {
    if (document.hidden || prompt.matches(':hover, :focus-within, [data-covers], [hidden]')) return
    noteTold()
    left -= BEAT
    if (left <= 0) close()
  }, BEAT)
}

/** Says it in one line with the ways on: reload, or close. What is only good to know closes by itself. */
export function tell(occasion: Occasion): void {
  if (occasion === 'offlineReady' && wasTold()) return
  const all = [...document.querySelectorAll<HTMLElement>('[data-reload]')]
  const prompt = all.find(one => one.lang === document.documentElement.lang) ?? all[0]
  const again = prompt?.querySelector<HTMLElement>('[data-again]')
  const shut = prompt?.querySelector<HTMLElement>('[data-close]')
  const text = prompt?.querySelector('p')
  if (!prompt || !again || !shut || !text || weight[occasion] <= shown) return
  shown = weight[occasion]
  const close = () => {
    clearInterval(timer)
    void takeAway(prompt)
    shown = -1
  }
  clearInterval(timer)
  again.onclick = () => location.reload()
  shut.onclick = () => {
    if (occasion === 'offlineReady') noteTold()
    close()
  }
  // What somebody has just asked for did not come: that is said even where nothing is free.
  prompt.toggleAttribute('data-urgent', occasion === 'lost')
  if (occasion === 'offlineReady') closeInTime(prompt, close)
  // A text that comes after its place is read aloud.
  void float(prompt).then(() =>
    requestAnimationFrame(() => {
      text.textContent = prompt.dataset[occasion] ?? ''
    }),
  )
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
