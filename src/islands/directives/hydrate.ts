/** Loads an island and hydrates it. Astro only dispatches an event on failure; this function throws instead. */
export async function hydrated(
  load: () => Promise<() => Promise<void>>,
  element: HTMLElement,
): Promise<void> {
  let failure: unknown
  const note = (event: Event) => {
    event.preventDefault()
    failure = (event as CustomEvent<{ error: unknown }>).detail.error
  }
  element.addEventListener('astro:hydration-error', note, { once: true })
  const hydrate = await load()
  await hydrate()
  if (failure) throw failure
}
