import type { InterfaceLanguage } from '#entities/text/interface-language.ts'
import { float, removeMessage } from '#islands/floating/float.ts'
import { chooseLanguage } from '#state/language.ts'

/** Shows the offer in a free floating place until it is accepted or declined. */
export function showOffer(offer: HTMLElement): void {
  const link = offer.querySelector('a')
  link?.addEventListener('click', () => {
    // Keeps query and fragment, for example a search, in the other language.
    link.search = location.search
    link.hash = location.hash
  })
  offer.querySelector('button')?.addEventListener('click', () => {
    // Declining stores this page's language as the choice.
    chooseLanguage(document.documentElement.lang as InterfaceLanguage)
    void removeMessage(offer)
  })
  void float(offer)
}
