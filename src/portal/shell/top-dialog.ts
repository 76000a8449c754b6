import { useSyncExternalStore } from 'react'

let opened: Element[] = []

/** The modal dialog that was opened last: everything outside of it is inert. */
function findTopDialog(): Element | null {
  // All our dialogs are opened with showModal(). The oldest supported browsers (ui/browser-floor.ts) lack :modal.
  const modal = [...document.querySelectorAll('dialog[open]')]
  opened = [...opened.filter(one => modal.includes(one)), ...modal.filter(one => !opened.includes(one))]
  return opened.at(-1) ?? null
}

function watchDialogs(onChange: () => void): () => void {
  // A dialog that is removed from the page while it is open fires no event.
  const observer = new MutationObserver(onChange)
  observer.observe(document.body, { subtree: true, childList: true, attributeFilter: ['open'] })
  return () => observer.disconnect()
}

export const useTopDialog = (): Element | null => useSyncExternalStore(watchDialogs, findTopDialog)
