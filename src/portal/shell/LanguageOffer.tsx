import { useStore } from '@nanostores/react'
import { useEffect, useState } from 'react'
import type { InterfaceLanguage } from '#entities/text/interface-language.ts'
import { directionOf, languageFor } from '#i18n/languages.ts'
import { $languageOpen } from '#state/language.ts'
import { IconButton } from '#ui/Button.tsx'
import IconX from '~icons/lucide/x'
import { setLanguage } from '../language.ts'
import { loadTranslation } from '../texts.ts'

/** The first of the browser's languages that the portal supports. */
const ofBrowser = () => navigator.languages.map(languageFor).find(one => one !== undefined)

interface Offer {
  language: InterfaceLanguage
  text: string
  close: string
}

/** Opened directly, on a device without a chosen language, the portal is in English and offers the browser's language. */
export function LanguageOffer() {
  const open = useStore($languageOpen)
  const [offer, setOffer] = useState<Offer | null>(null)
  useEffect(() => {
    // A visitor from a public page has read that page in its language: no offer.
    const direct = !document.referrer.startsWith(location.origin)
    const language = open && direct ? ofBrowser() : undefined
    if (!language || language === 'en') return
    loadTranslation(language, 'portal').then(
      t => setOffer({ language, text: t('portal:language.offer'), close: t('portal:language.close') }),
      () => {},
    )
  }, [open])
  if (!open || !offer) return null
  const { language, text, close } = offer
  return (
    <aside className="language-offer no-print" lang={language} dir={directionOf(language)} aria-label={text}>
      <button type="button" className="link" onClick={() => setLanguage(language)}>
        {text}
      </button>
      {/* Closing the offer stores English as the choice. */}
      <IconButton label={close} icon={<IconX />} onClick={() => setLanguage('en')} />
    </aside>
  )
}
