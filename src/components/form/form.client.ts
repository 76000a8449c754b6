import { draftKey } from './draft.client.ts'

/** How long a pressed Send waits for the script, in milliseconds. */
const loadTimeout = 8000

/** The script that sends is loaded at the first interaction with the form, or if a draft is stored. */
const form = document.querySelector<HTMLFormElement>('form[data-form]')

function hasDraft(of: HTMLFormElement): boolean {
  try {
    return sessionStorage.getItem(draftKey(of)) !== null
  } catch {
    return false
  }
}

if (form) {
  let loading: Promise<void> | undefined
  const load = () => {
    loading ??= import('./send.client.ts').then(({ handleSubmit }) => {
      form.removeEventListener('submit', wait)
      handleSubmit(form)
    })
    return loading
  }
  /** Submitted before the script has loaded: submits again with the script, or natively if it cannot be loaded. */
  const wait = async (event: Event) => {
    event.preventDefault()
    try {
      await Promise.race([load(), new Promise((_, late) => setTimeout(late, loadTimeout))])
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
  if (hasDraft(form)) begin()
}
