import type { InterfaceLanguage } from '#entities/text/interface-language.ts'
import { float, takeAway } from '#islands/floating/float.ts'
import { chooseLanguage } from '#state/language.ts'

/** The line stands in a free place until it is followed or declined. */
export function showOffer(offer: HTMLElement): void {
  const link = offer.querySelector('a')
  link?.addEventListener('click', () => {
    // The same question, asked in the other language.
    link.search = location.search
    link.hash = location.hash
  })
  offer.querySelector('button')?.addEventListener('click', () => {
    // Declined: this page's language is the choice from now on.
    chooseLanguage(document.documentElement.lang as InterfaceLanguage)
    void takeAway(offer)
  })
  void float(offer)
}
