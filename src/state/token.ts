import { atom } from 'nanostores'
import { persistentAtom } from './stored.ts'

/** The session's opaque token, in localStorage under the specification's key; undefined when signed out. */
export const $token = persistentAtom<string | undefined>('token', undefined)

/** When this tab last sent a request that extends the session, in milliseconds since 1970. */
export const $lastActivity = atom(0)
