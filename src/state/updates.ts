import { atom, onMount } from 'nanostores'

/**
 * `offlineReady`: the offline help is cached. `needRefresh`: the page has a new version. `lost`: a chunk of the page
 * failed to load.
 */
export type Update = 'offlineReady' | 'needRefresh' | 'lost'

/** The message about the page itself, as scripts without a framework set it: see publish-update.ts. */
export const $updates = atom<Update | null>(null)

onMount($updates, () => {
  // While the publisher renders a page there is neither a document nor a message about it.
  if (typeof document === 'undefined') return
  const read = () => $updates.set((document.documentElement.dataset.update as Update | undefined) ?? null)
  read()
  addEventListener('rawat:update', read)
  return () => removeEventListener('rawat:update', read)
})
