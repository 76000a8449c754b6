/** A page in the other language than the chosen one offers it in one line. What shows the line is fetched with it. */
export function offerLanguage(): void {
  const offer = document.querySelector<HTMLElement>('[data-language-offer]')
  let chosen: string | null = null
  try {
    chosen = localStorage.getItem('language')
  } catch {
    // Nothing is chosen where nothing is kept.
  }
  if (!offer || chosen !== offer.dataset.languageOffer) return
  import('./language-offer.client.ts').then(({ showOffer }) => showOffer(offer)).catch(() => {})
}
