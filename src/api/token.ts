import { persistentAtom } from '@nanostores/persistent'

/** The session's opaque token, in localStorage under the specification's key; undefined when signed out. */
export const $token = persistentAtom<string | undefined>('token', undefined)
