import { useEffect, useState } from 'react'
import { $languageChoice, chooseLanguage } from '#state/language.ts'
import { DARK_CLASS } from '#ui/constants.ts'

/** The switches of the bar, by their names in the address. */
export const switches = {
  dark: 'Dark',
  rtl: 'From the right (Arabic)',
  large: 'Text at 200 %',
  long: 'Long words',
} as const
export type Settings = Record<keyof typeof switches, boolean>

const names = Object.keys(switches) as (keyof Settings)[]
const read = (): Settings => {
  const params = new URLSearchParams(location.search)
  return Object.fromEntries(names.map(name => [name, params.has(name)])) as Settings
}

const ownLanguage = $languageChoice.get()
// The portal of this development server has the same stored choice.
addEventListener('pagehide', () => $languageChoice.set(ownLanguage))

/** The settings of the page, which are in its address: a reload or a link shows the same. */
export function useSettings(): [Settings, (name: keyof Settings, value: boolean) => void] {
  const [settings, set] = useState(read)
  useEffect(() => {
    const root = document.documentElement
    root.classList.toggle(DARK_CLASS, settings.dark)
    root.style.fontSize = settings.large ? '200%' : ''
    chooseLanguage(settings.rtl ? 'ar' : 'en')
    const query = names.filter(name => settings[name]).join('&')
    history.replaceState(null, '', `${location.pathname}${query && `?${query}`}${location.hash}`)
  }, [settings])
  return [settings, (name, value) => set(before => ({ ...before, [name]: value }))]
}
