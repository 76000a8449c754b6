import { SYNC_SESSION_FLAG } from '#ui/constants.ts'

/*
 * What a person typed, kept over a reload until an answer came. It belongs to one account: on a shared computer the
 * next one to sign in finds nothing of it.
 */
const owner = 'kept.owner'
const named = (name: string) => `kept.${name}`

/** Storage can be switched off or full: then nothing is kept, and nothing else breaks. */
function carefully<T>(use: (storage: Storage) => T): T | null {
  try {
    return use(sessionStorage)
  } catch {
    return null
  }
}

export const keep = (name: string, value: unknown): void => {
  carefully(storage => storage.setItem(named(name), JSON.stringify(value)))
}
export const kept = <T>(name: string): T | null =>
  carefully(storage => JSON.parse(storage.getItem(named(name)) ?? 'null') as T | null)
export const drop = (name: string): void => {
  carefully(storage => storage.removeItem(named(name)))
}

/** Leaves nothing readable behind, whoever wrote it; only the once-per-session sync flag holds nothing personal. */
export function wipeKept(): void {
  carefully(storage => {
    for (const key of Object.keys(storage)) if (key !== SYNC_SESSION_FLAG) storage.removeItem(key)
  })
}

/** Called when somebody is known to be signed in: what another account left is wiped. */
export function keepFor(accountId: string): void {
  carefully(storage => {
    if (storage.getItem(owner) !== accountId) wipeKept()
    storage.setItem(owner, accountId)
  })
}
