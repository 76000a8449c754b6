/**
 * What is to be said of the page in the server's own markup, with a plain link that loads it again: for where no script of
 * the prompt comes. Without a line every file fails, and loading the page again would only lose it.
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
