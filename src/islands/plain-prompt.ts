/**
 * Shows the message about the page in the server's own markup, with a plain link that reloads it. It is used if the
 * script of the prompt fails to load. Offline it shows nothing: every file fails, and a reload would lose the page.
 */
export function showPlainPrompt(where: ParentNode): void {
  const { dataset, lang } = document.documentElement
  const prompt = where.querySelector<HTMLElement>(`[data-reload-prompt][lang="${lang}"]`)
  const text = prompt?.querySelector('p')
  if (!prompt || !text || !navigator.onLine) return
  text.textContent = prompt.dataset[dataset.update ?? 'lost'] ?? ''
  prompt.style.inset = 'auto 1rem 1rem'
  prompt.hidden = false
  prompt.querySelector('button')?.addEventListener('click', () => {
    prompt.hidden = true
  })
}
