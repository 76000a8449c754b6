import { get } from '#api/client.ts'
import { SYNC_SESSION_FLAG } from '#ui/constants.ts'
import { canSeal, decrypt, encrypt, importKey } from './cipher.ts'

/*
 * What a signed-in person typed, kept over a reload until an answer came. This tab has it in memory; the device has it
 * encrypted, with a key that only a session of the same account can fetch: on a shared computer the next one to sign in,
 * or to look into the browser's storage, finds nothing to read.
 */
const prefix = 'kept.'
const owner = `${prefix}owner`
const named = (name: string) => prefix + name

const memory = new Map<string, unknown>()
let key: Promise<CryptoKey> | null = null
let writing: Promise<unknown> = Promise.resolve()

/** Storage can be switched off or full: then nothing is kept, and nothing else breaks. */
function carefully<T>(use: (storage: Storage) => T): T | null {
  try {
    return use(sessionStorage)
  } catch {
    return null
  }
}

function theKey(): Promise<CryptoKey> {
  if (!key) {
    const asked = get<{ key: string }>('profile/keep-key', { background: true }).then(({ result }) =>
      importKey(result.key),
    )
    key = asked
    // Asked for again with the next letter that is typed.
    asked.catch(() => {
      if (key === asked) key = null
    })
  }
  return key
}

async function write(name: string, value: unknown): Promise<void> {
  if (!canSeal()) return
  const text = await encrypt(await theKey(), name, value)
  // Typed on, settled or signed out meanwhile: this is no longer what is to be kept.
  if (memory.get(name) === value) carefully(storage => storage.setItem(named(name), text))
}

export function storeDraft(name: string, value: unknown): void {
  memory.set(name, value)
  const written = write(name, value).catch(() => {})
  writing = Promise.all([writing, written])
}
export const readDraft = <T>(name: string): T | null => (memory.get(name) as T | undefined) ?? null
export function drop(name: string): void {
  memory.delete(name)
  carefully(storage => storage.removeItem(named(name)))
}

/** For who is about to do what a crash must not make undone; a line too slow to bring the key is not waited for. */
export const isWritten = (longest = 3000): Promise<unknown> =>
  Promise.race([writing, new Promise(resolve => setTimeout(resolve, longest))])

/** Makes readable again what this tab kept before a reload. Where the key cannot be had now, a later call tries again. */
export async function openDrafts(): Promise<void> {
  const names = carefully(storage =>
    Object.keys(storage)
      .filter(name => name.startsWith(prefix) && name !== owner)
      .map(name => name.slice(prefix.length))
      .filter(name => !memory.has(name)),
  )
  if (!names?.length || !canSeal()) return
  const opened = await theKey().catch(() => null)
  if (!opened) return
  for (const name of names) {
    const text = carefully(storage => storage.getItem(named(name)))
    if (!text) continue
    const value = await decrypt(opened, name, text).catch(() => undefined)
    if (value === undefined) drop(name)
    else if (!memory.has(name)) memory.set(name, value)
  }
}

/** Leaves nothing readable behind, whoever wrote it; only the once-per-session sync flag holds nothing personal. */
export function wipeDrafts(): void {
  memory.clear()
  key = null
  carefully(storage => {
    for (const name of Object.keys(storage)) if (name !== SYNC_SESSION_FLAG) storage.removeItem(name)
  })
}

/** Called when somebody is known to be signed in: what another account left is wiped. */
export function keepFor(accountId: string): void {
  if (carefully(storage => storage.getItem(owner)) !== accountId) wipeDrafts()
  carefully(storage => storage.setItem(owner, accountId))
}
