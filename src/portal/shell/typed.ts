/**
 * Browsers write down what stands in the fields of a form that was typed into, to offer it to the next person at this
 * device, unless a field says `off`. An empty one says what it is for, so that the browser can fill it in (WCAG 1.3.5).
 */
export function forgetTyped(): void {
  document.addEventListener('input', ({ target }) => {
    if (!(target instanceof HTMLInputElement)) return
    for (const field of target.form?.elements ?? [target])
      if (field instanceof HTMLInputElement && field.value && field.type !== 'password')
        field.autocomplete = 'off'
  })
}
