import { float, takeAway } from './float.client.ts'
import { startProgress } from './progress.client.ts'

const key = 'language'

const read = (): string | null => {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}
const store = (language: string): void => {
  try {
    localStorage.setItem(key, language)
  } catch {
    // A browser that keeps nothing still goes to the page.
  }
}

/** Keeps the choice made in the dropdown or the side panel, and offers it in one line where a page is in the other language. */
export function watchLanguage(): void {
  document.addEventListener('click', event => {
    const choice = (event.target as Element).closest?.<HTMLElement>('[data-language]')
    if (choice?.dataset.language) store(choice.dataset.language)
    // The same question, asked in the other language.
    if (choice instanceof HTMLAnchorElement) {
      choice.search = location.search
      choice.hash = location.hash
    }
  })
  document.querySelector('[data-language-form]')?.addEventListener('change', event => {
    const radio = event.target as HTMLInputElement
    store(radio.value)
    startProgress()
    location.assign((radio.dataset.href ?? '/') + location.search + location.hash)
  })
  const offer = document.querySelector<HTMLElement>('[data-language-offer]')
  if (!offer || read() !== offer.dataset.languageOffer) return
  void float(offer)
  offer.querySelector('button')?.addEventListener('click', () => {
    // Declined: this page's language is the choice from now on.
    store(document.documentElement.lang)
    void takeAway(offer)
  })
}
