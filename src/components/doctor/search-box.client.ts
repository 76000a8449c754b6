/** Blank does nothing: the button waits until there is something to look for. */
for (const form of document.querySelectorAll<HTMLFormElement>('[data-doctor-search]')) {
  const button = form.querySelector<HTMLButtonElement>('[type=submit]')
  // Asked for each time: the field is another one once the suggestions have come.
  const term = () => form.querySelector('input')?.value.trim() ?? ''
  const look = () => {
    if (button) button.disabled = !term()
  }
  form.addEventListener('input', look)
  form.addEventListener('submit', event => {
    const field = form.querySelector('input')
    if (!term()) event.preventDefault()
    else if (field) field.value = term()
  })
  // A page that comes back from the history has its field filled.
  window.addEventListener('pageshow', look)
  look()
}
