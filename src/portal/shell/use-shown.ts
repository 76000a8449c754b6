import { useEffect } from 'react'
import { $calls } from '#api/client.ts'

let isShown = false
const showFont = () => document.documentElement.classList.add('has-font')

/** What would share a slow connection with the first screen and its data waits for them: the font, and shell.client.ts. */
function announceShown(): void {
  if (isShown) return
  isShown = true
  document.fonts.load('1em Plus Jakarta Sans Variable').then(showFont, showFont)
  document.dispatchEvent(new Event('portal-shown'))
}

/** For the outermost part of a screen. The first reads of the screen begin after its effects. */
export function useShown(): void {
  useEffect(() => {
    let stop: (() => void) | undefined
    const begun = setTimeout(() => {
      stop = $calls.subscribe(calls => calls === 0 && announceShown())
    })
    return () => {
      clearTimeout(begun)
      stop?.()
    }
  }, [])
}
