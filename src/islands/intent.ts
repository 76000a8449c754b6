import type { ClientDirective } from 'astro'
import { lost } from './lost.ts'

const signs = ['pointerover', 'focusin', 'touchstart'] as const

/**
 * `client:intent`: an island wakes when somebody turns to it (pointer over it, focus, touch), so that a page that is only
 * read runs no framework. What was pressed or typed before it was awake is done again.
 */
const intent: ClientDirective = (load, _options, element) => {
  const wake = async () => {
    for (const name of signs) element.removeEventListener(name, wake)
    let pressed: HTMLElement | null = null
    const note = (event: Event) => {
      pressed = (event.target as Element).closest<HTMLElement>('button')
    }
    element.addEventListener('click', note)
    try {
      const hydrate = await load()
      await hydrate()
    } catch (error) {
      lost(error)
      return
    }
    element.removeEventListener('click', note)
    // Its listeners stand after the next paint at the latest.
    requestAnimationFrame(() => {
      pressed?.click()
      for (const field of element.querySelectorAll('input')) {
        if (field.value) field.dispatchEvent(new Event('input', { bubbles: true }))
      }
    })
  }
  for (const name of signs) element.addEventListener(name, wake, { passive: true })
  // Somebody was faster than the page: the field has the focus already.
  if (element.contains(document.activeElement)) wake()
}
export default intent
