const find = document.querySelector<HTMLInputElement>('#find')

/** Opens the answer that the address names. */
function open(): void {
  const details = document.getElementById(location.hash.slice(1))?.closest('details')
  if (!details) return
  details.hidden = false
  details.open = true
  details.scrollIntoView()
}

if (find) {
  find.value = new URLSearchParams(location.search).get('q') ?? find.value
  // The filter is loaded at the first input.
  const filter = () => import('./filter.ts').then(questions => questions.filter(find.value)).catch(() => {})
  find.oninput = filter
  find.form?.addEventListener('submit', event => {
    event.preventDefault()
    history.replaceState(
      null,
      '',
      find.value.trim() ? `?q=${encodeURIComponent(find.value)}` : location.pathname,
    )
  })
  if (find.value) void filter()
}
addEventListener('hashchange', open)
open()
