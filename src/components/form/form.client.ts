import { keptUnder } from './kept.client.ts'

/** For the script, of somebody who has pressed Send. */
const patience = 8000

/** The script that sends is fetched when somebody turns to the form, or has left text in it before. */
const form = document.querySelector<HTMLFormElement>('form[data-form]')

function hasKept(of: HTMLFormElement): boolean {
  try {
    return sessionStorage.getItem(keptUnder(of)) !== null
  } catch {
    return false
  }
}

if (form) {
  let loading: Promise<void> | undefined
  const load = () => {
    loading ??= import('./send.client.ts').then(({ takeOver }) => {
      form.removeEventListener('submit', wait)
      takeOver(form)
    })
    return loading
  }
  /** Sent before the script came: it is sent again to the script, or by the browser where none comes. */
  const wait = async (event: Event) => {
    event.preventDefault()
    try {
      await Promise.race([load(), new Promise((_, late) => setTimeout(late, patience))])
      form.dispatchEvent(new Event('submit', { cancelable: true, bubbles: true }))
    } catch {
      form.submit()
    }
  }
  const begin = () => {
    load().catch(() => {})
  }
  form.addEventListener('submit', wait)
  form.addEventListener('focusin', begin, { once: true })
  form.addEventListener('pointerdown', begin, { once: true })
  if (hasKept(form)) begin()
}
