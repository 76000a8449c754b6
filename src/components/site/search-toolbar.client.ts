import { tellEmergency } from '#islands/search/tell-emergency.ts'
import { SEARCH_FOCUS_DELAY } from '#ui/constants.ts'
import { startProgress } from './progress.client.ts'

/** Collapsed or expanded. Opening focuses the field; closing empties it; only a term with something in it is sent. */
export function watchSearchToolbar(): void {
  const toolbar = document.querySelector<HTMLElement>('[data-search-toolbar]')
  const opener = toolbar?.querySelector<HTMLAnchorElement>('.open')
  const form = toolbar?.querySelector('form')
  const input = form?.querySelector('input')
  const submit = form?.querySelector<HTMLButtonElement>('[type=submit]')
  const danger = form?.querySelector<HTMLElement>('[role=alert]')
  if (!opener || !form || !input || !submit || !danger) return
  // Until now it was the link that it is without scripts.
  opener.role = 'button'
  opener.ariaExpanded = 'false'

  const close = () => {
    form.hidden = true
    form.reset()
    danger.replaceChildren()
    submit.disabled = true
    opener.ariaExpanded = 'false'
  }
  const open = () => {
    form.hidden = false
    opener.ariaExpanded = 'true'
    setTimeout(() => input.focus(), SEARCH_FOCUS_DELAY)
  }
  opener.addEventListener('click', event => {
    event.preventDefault()
    if (form.hidden) open()
    else close()
  })
  // It is announced as a button, so Space must open it as well.
  opener.addEventListener('keydown', event => {
    if (event.key !== ' ') return
    event.preventDefault()
    open()
  })
  input.addEventListener('input', () => {
    submit.disabled = input.value.trim() === ''
    tellEmergency(danger, input.value)
  })
  form.addEventListener('submit', event => {
    event.preventDefault()
    const term = input.value.trim()
    if (!term) return
    startProgress()
    location.assign(`${form.action}?search=${encodeURIComponent(term)}`)
    close()
  })
  form.addEventListener('keydown', event => {
    if (event.key !== 'Escape') return
    close()
    opener.focus()
  })
  form.querySelector('[data-close]')?.addEventListener('click', () => {
    close()
    opener.focus()
  })
}
