/**
 * Browsers store the values of a submitted form and offer them to the next user of this device, unless a field has
 * `autocomplete="off"`. Empty fields keep their purpose, so that the browser can fill them in (WCAG 1.3.5).
 */
export function preventAutofillHistory(): void {
  document.addEventListener('input', ({ target }) => {
    if (!(target instanceof HTMLInputElement)) return
    for (const field of target.form?.elements ?? [target])
      if (field instanceof HTMLInputElement && field.value && field.type !== 'password')
        field.autocomplete = 'off'
  })
}
