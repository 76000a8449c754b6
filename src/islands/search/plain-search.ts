type Field = HTMLInputElement
const fieldOf = (form: HTMLFormElement) => form.querySelector<Field>('input[type=search]')

/** Fetched when a field of a search has the focus, and kept for the time without a line: see publish/service-worker.ts. */
const teller = () => import('./tell-emergency.ts')

/** A field names by `data-tells` the place above its results where a danger is told. */
async function tellFor(form: HTMLFormElement, field: Field): Promise<void> {
  const place = document.getElementById(field.dataset.tells ?? '')
  if (!place) return
  const { tellEmergency } = await teller()
  tellEmergency(place, field.value, String(new FormData(form).get('location') ?? ''))
}

/** Blank does nothing: where only words are asked for, the button waits until there is something to look for. */
function lookAt(form: HTMLFormElement): void {
  const button = form.querySelector<HTMLButtonElement>('[data-needs-term]')
  if (button) button.disabled = !fieldOf(form)?.value.trim()
}

const lookAtAll = () => {
  for (const form of document.querySelectorAll('form')) lookAt(form)
}

/**
 * What every search of a page does without a framework, awake or not: it tells a danger while somebody types it, as
 * whoever types what hurts may have a bad line or none, and sends no blank.
 */
export function watchSearches(): void {
  addEventListener('focusin', ({ target }) => {
    if ((target as Field).dataset.tells) void teller()
  })
  addEventListener('input', ({ target }) => {
    const { form } = target as Field
    const field = form && fieldOf(form)
    if (!form || !field) return
    void tellFor(form, field)
    lookAt(form)
  })
  addEventListener(
    'submit',
    event => {
      const form = event.target as HTMLFormElement
      const field = fieldOf(form)
      if (!field || !form.querySelector('[data-needs-term]')) return
      field.value = field.value.trim()
      if (field.value) return
      event.preventDefault()
      event.stopPropagation()
    },
    { capture: true },
  )
  // A page that comes back from the history has its field filled.
  addEventListener('pageshow', lookAtAll)
  lookAtAll()
}
