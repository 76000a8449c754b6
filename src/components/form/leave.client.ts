import { ask } from '../site/scripts/messages.client.ts'
import { opensPage } from '../site/scripts/progress.client.ts'
import type { Words } from './show.client.ts'

/** Warns before leaving the page, because a chosen file, unlike text, cannot be restored: by a dialog for links. */
export function guardFile(form: HTMLFormElement, words: Words): { sent(): void } {
  let sent = false
  const chosen = () =>
    !sent && [...form.querySelectorAll<HTMLInputElement>('input[type=file]')].some(one => one.files?.length)
  addEventListener('beforeunload', event => {
    if (chosen()) event.preventDefault()
  })
  document.addEventListener(
    'click',
    async event => {
      const link = (event.target as Element).closest?.('a')
      if (!link?.href || !chosen() || !opensPage(link, event)) return
      event.preventDefault()
      const { leaveTitle: title, leaveText: text, leave: yes, stay: no } = words
      if (!(await ask({ title, text, yes, no }))) return
      sent = true
      location.assign(link.href)
    },
    { capture: true },
  )
  return {
    sent() {
      sent = true
    },
  }
}
