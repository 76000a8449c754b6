/** Offers the chosen language on a page in the other one. The code that shows the offer is loaded only then. */
export function offerLanguage(): void {
  const offer = document.querySelector<HTMLElement>('[data-language-offer]')
  let chosen: string | null = null
  try {
    chosen = localStorage.getItem('language')
  } catch {
    // Without storage there is no chosen language.
  }
  if (!offer || chosen !== offer.dataset.languageOffer) return
  import('./language-offer.client.ts').then(({ showOffer }) => showOffer(offer)).catch(() => {})
}
