import { atom, onMount } from 'nanostores'

/** `offlineReady`: help now opens without a line. `needRefresh`: the page was renewed. `lost`: a part of it did not come. */
export type Update = 'offlineReady' | 'needRefresh' | 'lost'

/** What there is to know about the page itself, as scripts that run without a framework say it: see tell-update.ts. */
export const $updates = atom<Update | null>(null)

onMount($updates, () => {
  const read = () => $updates.set((document.documentElement.dataset.update as Update | undefined) ?? null)
  read()
  addEventListener('rawat:update', read)
  return () => removeEventListener('rawat:update', read)
})
