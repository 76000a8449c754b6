/** Closes an open disclosure at a press outside of it, and at Escape, which also returns the focus. */
export function closeFromOutside(disclosure: HTMLDetailsElement): () => void {
  const press = (event: Event) => {
    if (!disclosure.contains(event.target as Node)) disclosure.open = false
  }
  const key = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !disclosure.open) return
    disclosure.open = false
    disclosure.querySelector('summary')?.focus()
  }
  document.addEventListener('click', press)
  document.addEventListener('keydown', key)
  return () => {
    document.removeEventListener('click', press)
    document.removeEventListener('keydown', key)
  }
}
