/**
 * Shows a message in a free place. What finds the place is fetched with the first message: most pages show none. Where it
 * does not come, as after a new release, the message stands at the foot of the window.
 */
export async function float(message: HTMLElement): Promise<void> {
  const { float } = (await import('./floating.ts').catch(() => null)) ?? {}
  if (float) return float(message)
  message.style.inset = 'auto 1rem 1rem'
  message.hidden = false
}

export async function takeAway(message: HTMLElement): Promise<void> {
  message.hidden = true
  const { takeAway } = (await import('./floating.ts').catch(() => null)) ?? {}
  takeAway?.(message)
}
