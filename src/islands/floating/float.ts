/**
 * Shows a message in a free place. The code that finds the place is fetched with the first message, as most pages show
 * none. If the fetch fails, for example after a new release, the message stands at the foot of the window.
 */
export async function float(message: HTMLElement): Promise<void> {
  const { float } = (await import('./floating.ts').catch(() => null)) ?? {}
  if (float) return float(message)
  message.style.inset = 'auto 1rem 1rem'
  message.hidden = false
}

export async function removeMessage(message: HTMLElement): Promise<void> {
  message.hidden = true
  const { removeMessage } = (await import('./floating.ts').catch(() => null)) ?? {}
  removeMessage?.(message)
}
