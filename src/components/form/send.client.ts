import { timeoutSignal } from '#entities/text/abort-signals.ts'
import { newIdempotencyKey } from '#entities/text/idempotency-key.ts'
import { draftKey } from './draft.client.ts'
import { guardFile } from './leave.client.ts'
import { showElsewhere, showProblems, showRestoredDraft, showState, type Words } from './show.client.ts'

interface Draft {
  values: Record<string, string>
  /** The idempotency key: made before the first attempt, and the same for the same content. */
  key: string
  print: string
}

/** In milliseconds. The server refuses forms that are sent within two seconds as spam. */
const minimumTime = 2200
const maxFile = 5 * 1024 * 1024
const notStored = ['language', 'elapsed', 'website', 'consentVersion']

interface Answer {
  status: number
  message: string
  code?: string
  fields: { path: string; message: string }[]
}

async function send(form: HTMLFormElement, key: string): Promise<Answer | null> {
  const body = new FormData(form)
  try {
    const response = await fetch(form.action, {
      method: 'POST',
      headers: {
        accept: 'application/json',
        'accept-language': document.documentElement.lang,
        'idempotency-key': key,
      },
      body,
      signal: timeoutSignal(body.get('cv') ? 180_000 : 15_000),
    })
    const answer = await response.json().catch(() => null)
    // A response that is not JSON comes from a proxy or a static host: the API has not received the form.
    if (response.status >= 502 || !answer) return null
    return {
      status: response.status,
      message: answer.message ?? '',
      code: answer.meta?.code,
      fields: answer.meta?.fields ?? [],
    }
  } catch {
    return null
  }
}

export function handleSubmit(form: HTMLFormElement): void {
  const words: Words = JSON.parse(form.querySelector('[data-words]')?.textContent ?? '{}')
  const name = draftKey(form)
  const started = performance.now()
  let kept: Draft = { values: {}, key: '', print: '' }
  let busy = false
  const guard = guardFile(form, words)
  const saveDraft = () => {
    kept.values = {}
    for (const [field, value] of new FormData(form))
      if (typeof value === 'string' && value && !notStored.includes(field)) kept.values[field] = value
    try {
      if (Object.keys(kept.values).length) sessionStorage.setItem(name, JSON.stringify(kept))
      else sessionStorage.removeItem(name)
    } catch {
      // Storage may be blocked in a private window: the text is still in the form.
    }
  }
  const deleteDraft = () => {
    try {
      sessionStorage.removeItem(name)
    } catch {}
  }
  const keyFor = () => {
    const print = JSON.stringify(
      [...new FormData(form)]
        .filter(([field]) => field !== 'elapsed')
        .map(([field, value]) => [
          field,
          typeof value === 'string' ? value : [value.name, value.size, value.lastModified],
        ]),
    )
    if (print !== kept.print) kept = { ...kept, print, key: newIdempotencyKey() }
    saveDraft()
    return kept.key
  }
  const restore = () => {
    try {
      kept = JSON.parse(sessionStorage.getItem(name) ?? '') as Draft
    } catch {
      return
    }
    let put = false
    for (const [field, value] of Object.entries(kept.values)) {
      const control = form.elements.namedItem(field)
      if (control instanceof HTMLInputElement && control.type === 'checkbox') control.checked = true
      else if (
        (control instanceof HTMLInputElement ||
          control instanceof HTMLTextAreaElement ||
          control instanceof HTMLSelectElement) &&
        !control.value
      ) {
        control.value = value
        put = true
      }
    }
    if (put)
      showRestoredDraft(form, words, () => {
        form.reset()
        deleteDraft()
      })
  }

  async function submit(): Promise<void> {
    const file = (form.elements.namedItem('cv') as HTMLInputElement | null)?.files?.[0]
    if (file && file.size > maxFile)
      return showProblems(form, words.problems, '', [{ path: 'cv', message: words.tooLarge }])
    const waited = performance.now() - started
    if (waited < minimumTime) await new Promise(resolve => setTimeout(resolve, minimumTime - waited))
    const elapsed = form.elements.namedItem('elapsed') as HTMLInputElement
    elapsed.value = String(Math.round(performance.now() - started))
    const key = keyFor()
    // One automatic retry: the idempotency key prevents a duplicate.
    const answer =
      (await send(form, key)) ??
      (await new Promise(resolve => setTimeout(resolve, 1500)).then(() => send(form, key)))
    if (!answer) {
      showProblems(form, words.notSent, words.notSentText, [])
      return showElsewhere(form, true)
    }
    if (answer.status === 201) {
      deleteDraft()
      guard.sent()
      location.assign(form.dataset.sent as string)
      return
    }
    const trap = form.elements.namedItem('website') as HTMLInputElement
    if (answer.code === 'forms.odd') trap.value = ''
    // The errors of fields say it all; the message of the answer would repeat the title above them.
    if (answer.fields.length > 0) showProblems(form, words.problems, '', answer.fields)
    else showProblems(form, words.notSent, answer.message || words.unknown, [])
  }

  form.noValidate = true
  form.addEventListener('input', saveDraft)
  form.addEventListener('change', saveDraft)
  form.addEventListener('submit', event => {
    event.preventDefault()
    if (busy) return
    busy = true
    showState(form, words.sending)
    void submit().finally(() => {
      busy = false
      showState(form, '')
    })
  })
  restore()
}
