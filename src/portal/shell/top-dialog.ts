import { useSyncExternalStore } from 'react'

let opened: Element[] = []

/** The dialog that was opened last and lies above the whole page: all that is outside of it is inert. */
function findTopDialog(): Element | null {
  // All of ours are opened with showModal(); :modal is not known at the floor (ui/browser-floor.ts).
  const modal = [...document.querySelectorAll('dialog[open]')]
  opened = [...opened.filter(one => modal.includes(one)), ...modal.filter(one => !opened.includes(one))]
  return opened.at(-1) ?? null
}

function watchDialogs(onChange: () => void): () => void {
  // A dialog that is taken out of the page while it is open raises no event.
  const observer = new MutationObserver(onChange)
  observer.observe(document.body, { subtree: true, childList: true, attributeFilter: ['open'] })
  return () => observer.disconnect()
}

export const useTopDialog = (): Element | null => useSyncExternalStore(watchDialogs, findTopDialog)
