import { TOAST_GROUP, TOAST_LIFE } from '#ui/constants.ts'

export interface NewToast {
  severity: 'success' | 'error' | 'info' | 'warn'
  summary: string
  detail?: string | undefined
}

/** Shows a toast in the top right corner. Its timer pauses under pointer and focus. Returns a function that removes it. */
export function addToast({ severity, summary, detail }: NewToast) {
  const area = document.querySelector<HTMLElement>(`[data-toasts="${TOAST_GROUP}"]`)
  const toast = area?.querySelector('template')?.content.firstElementChild?.cloneNode(true) as
    | HTMLElement
    | undefined
  if (!area || !toast) return () => {}
  toast.classList.add(`toast-${severity}`)
  const [first, second] = toast.querySelectorAll('p')
  if (first) first.textContent = summary
  if (detail && second) second.textContent = detail
  else second?.remove()
  const remove = () => toast.remove()
  toast.querySelector('button')?.addEventListener('click', remove)
  let timer = 0
  const hold = () => clearTimeout(timer)
  const go = () => {
    hold()
    timer = window.setTimeout(remove, TOAST_LIFE.helper)
  }
  for (const sign of ['pointerenter', 'focusin']) toast.addEventListener(sign, hold)
  for (const sign of ['pointerleave', 'focusout']) toast.addEventListener(sign, go)
  area.append(toast)
  go()
  return remove
}

interface Question {
  title: string
  text?: string
  /** The button's label names the action: 'Clear the form', never 'OK'. */
  yes: string
  no: string
}

/** Asks in the page's one confirmation dialog, before typed text is lost. Escape means no. */
export function ask({ title, text = '', yes, no }: Question): Promise<boolean> {
  const dialog = document.querySelector<HTMLDialogElement>('[data-ask]')
  if (!dialog || dialog.open) return Promise.resolve(false)
  const words = [...dialog.querySelectorAll('p, button')]
  for (const [index, one] of [title, text, no, yes].entries())
    if (words[index]) words[index].textContent = one
  dialog.returnValue = ''
  dialog.showModal()
  return new Promise(resolve =>
    dialog.addEventListener('close', () => resolve(dialog.returnValue === 'yes'), { once: true }),
  )
}
