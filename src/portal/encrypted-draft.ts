import { get } from '#api/client.ts'
import { SYNC_SESSION_FLAG } from '#ui/constants.ts'
import { canEncrypt, decrypt, encrypt, importKey } from './cipher.ts'

/*
 * Drafts of forms, kept over a reload until the server has accepted them. The tab has them in memory; sessionStorage has
 * them encrypted. Only a session of the same account can fetch the key: on a shared computer the next user cannot read
 * them, neither by signing in nor in the browser's storage.
 */
const prefix = 'kept.'
const owner = `${prefix}owner`
const named = (name: string) => prefix + name

const memory = new Map<string, unknown>()
let key: Promise<CryptoKey> | null = null
let writing: Promise<unknown> = Promise.resolve()

/** Storage can be switched off or full: then drafts are not stored, and nothing else fails. */
function tryStorage<T>(use: (storage: Storage) => T): T | null {
  try {
    return use(sessionStorage)
  } catch {
    return null
  }
}

function theKey(): Promise<CryptoKey> {
  if (!key) {
    const asked = get('/api/profile/keep-key', { background: true }).then(({ result }) =>
      importKey(result.key),
    )
    key = asked
    // The next change of a draft fetches the key again.
    asked.catch(() => {
      if (key === asked) key = null
    })
  }
  return key
}

async function write(name: string, value: unknown): Promise<void> {
  if (!canEncrypt()) return
  const text = await encrypt(await theKey(), name, value)
  // The draft may have been changed, dropped or wiped during the encryption: then this text is stale.
  if (memory.get(name) === value) tryStorage(storage => storage.setItem(named(name), text))
}

export function storeDraft(name: string, value: unknown): void {
  memory.set(name, value)
  const written = write(name, value).catch(() => {})
  writing = Promise.all([writing, written])
}
export const readDraft = <T>(name: string): T | null => (memory.get(name) as T | undefined) ?? null
export function deleteDraft(name: string): void {
  memory.delete(name)
  tryStorage(storage => storage.removeItem(named(name)))
}

/** Await this before an action after which a crash must not lose the draft. Waits at most `longest` ms for the key. */
export const draftsWritten = (longest = 3000): Promise<unknown> =>
  Promise.race([writing, new Promise(resolve => setTimeout(resolve, longest))])

/** Decrypts the drafts that this tab stored before a reload. If the key cannot be fetched, a later call tries again. */
export async function openDrafts(): Promise<void> {
  const names = tryStorage(storage =>
    Object.keys(storage)
      .filter(name => name.startsWith(prefix) && name !== owner)
      .map(name => name.slice(prefix.length))
      .filter(name => !memory.has(name)),
  )
  if (!names?.length || !canEncrypt()) return
  const opened = await theKey().catch(() => null)
  if (!opened) return
  for (const name of names) {
    const text = tryStorage(storage => storage.getItem(named(name)))
    if (!text) continue
    const value = await decrypt(opened, name, text).catch(() => undefined)
    if (value === undefined) deleteDraft(name)
    else if (!memory.has(name)) memory.set(name, value)
  }
}

/** Clears the whole sessionStorage except the once-per-session sync flag, which has no personal data. */
export function deleteAllDrafts(): void {
  memory.clear()
  key = null
  tryStorage(storage => {
    for (const name of Object.keys(storage)) if (name !== SYNC_SESSION_FLAG) storage.removeItem(name)
  })
}

/** Call after sign-in: deletes the drafts of another account. */
export function deleteDraftsOfOthers(accountId: string): void {
  if (tryStorage(storage => storage.getItem(owner)) !== accountId) deleteAllDrafts()
  tryStorage(storage => storage.setItem(owner, accountId))
}
