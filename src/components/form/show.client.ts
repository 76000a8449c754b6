import type { GroupTexts } from '#i18n/text-keys.ts'
import { ask } from '../site/scripts/messages.client.ts'

export type Words = GroupTexts<'careers', 'formScript'>

const part = (form: HTMLFormElement, name: string) =>
  form.querySelector<HTMLElement>(`[data-${name}]`) as HTMLElement

export function showState(form: HTMLFormElement, text: string): void {
  part(form, 'status').textContent = text
  part(form, 'send').toggleAttribute('aria-disabled', text !== '')
  if (text) part(form, 'send').setAttribute('aria-disabled', 'true')
}

/** Shows the errors on top, with the focus, and beside their fields; removes the previous ones. */
export function showProblems(
  form: HTMLFormElement,
  title: string,
  text: string,
  fields: { path: string; message: string }[],
): void {
  showElsewhere(form, false)
  for (const old of form.querySelectorAll('[aria-invalid]')) old.removeAttribute('aria-invalid')
  for (const old of form.querySelectorAll<HTMLElement>('.field-error')) old.hidden = true
  const list = part(form, 'problems-list')
  list.replaceChildren()
  const order = [...form.querySelectorAll<HTMLElement>('[data-field]')].map(one => one.dataset.field)
  for (const { path, message } of [...fields].sort((a, b) => order.indexOf(a.path) - order.indexOf(b.path))) {
    const item = document.createElement('li')
    list.append(item)
    const control = document.getElementById(`f-${path}`)
    const error = document.getElementById(`f-${path}-error`)
    const words = error?.querySelector('span')
    if (!control || !error || !words) {
      item.textContent = message
      continue
    }
    words.textContent = message
    error.hidden = false
    control.setAttribute('aria-invalid', 'true')
    const link = document.createElement('a')
    link.href = `#f-${path}`
    link.textContent = message
    link.addEventListener('click', event => {
      event.preventDefault()
      control.focus()
    })
    item.append(link)
  }
  part(form, 'problems-title').textContent = title
  part(form, 'problems-text').textContent = text
  const box = part(form, 'problems')
  box.hidden = false
  box.focus()
}

/** Shows or hides the telephone number and the email address as an alternative to the form. */
export function showElsewhere(form: HTMLFormElement, shown: boolean): void {
  form.querySelector('[data-elsewhere]')?.toggleAttribute('hidden', !shown)
}

export function showRestoredDraft(form: HTMLFormElement, words: Words, discard: () => void): void {
  const box = part(form, 'kept')
  const button = part(form, 'discard')
  const text = box.querySelector('span')
  if (text) text.textContent = words.kept
  button.textContent = words.discard
  button.onclick = async () => {
    const { discardTitle: title, discardText: text, discard: yes, keep: no } = words
    if (!(await ask({ title, text, yes, no }))) return
    discard()
    box.hidden = true
    form.querySelector<HTMLElement>('.control')?.focus()
  }
  box.hidden = false
}
