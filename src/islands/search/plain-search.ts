type Field = HTMLInputElement
const fieldOf = (form: HTMLFormElement) => form.querySelector<Field>('input[type=search]')

/** Fetched when a search field gets the focus, and precached for offline use: see publishing/release/service-worker.ts. */
const loadNotice = () => import('./show-emergency.ts')

/** `data-notice` of a field is the id of the element above its results that shows the emergency notice. */
async function showNotice(form: HTMLFormElement, field: Field): Promise<void> {
  const place = document.getElementById(field.dataset.notice ?? '')
  if (!place) return
  const { showEmergency } = await loadNotice()
  showEmergency(place, field.value, String(new FormData(form).get('location') ?? ''))
}

/** Disables the button of a form that consists of a search field only, while the field is blank. */
function updateButton(form: HTMLFormElement): void {
  const button = form.querySelector<HTMLButtonElement>('[data-needs-term]')
  if (button) button.disabled = !fieldOf(form)?.value.trim()
}

const updateAllButtons = () => {
  for (const form of document.querySelectorAll('form')) updateButton(form)
}

/**
 * Runs on every search of a page without a framework, also before hydration: it shows emergency notices while the
 * reader types (a reader in danger may have a bad connection or none), and does not submit a blank field.
 */
export function watchSearches(): void {
  addEventListener('focusin', ({ target }) => {
    if ((target as Field).dataset.notice) void loadNotice().then(notice => notice.prepareEmergency())
  })
  addEventListener('input', ({ target }) => {
    const { form } = target as Field
    const field = form && fieldOf(form)
    if (!form || !field) return
    void showNotice(form, field)
    updateButton(form)
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
  // The browser fills the field of a page that is restored from the history.
  addEventListener('pageshow', updateAllButtons)
  updateAllButtons()
}
