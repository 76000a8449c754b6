import { keptUnder } from './kept.client.ts'

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
  let loading: Promise<unknown> | undefined
  const load = () => {
    loading ??= import('./send.client.ts').then(({ takeOver }) => takeOver(form))
    // Without it the browser sends the form by itself.
    loading.catch(() => {
      loading = undefined
    })
  }
  form.addEventListener('focusin', load, { once: true })
  form.addEventListener('pointerdown', load, { once: true })
  if (hasKept(form)) load()
}
