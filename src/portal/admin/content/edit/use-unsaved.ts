import { useEffect } from 'react'
import { ApiError } from '#api/errors.ts'
import { $again, $unsaved } from '../../../session.ts'

/** Says that this form holds what is not saved: a session that runs out is then begun again over it. */
export function useUnsaved(unsaved: boolean): void {
  useEffect(() => {
    if (!unsaved) return
    $unsaved.set($unsaved.get() + 1)
    return () => $unsaved.set($unsaved.get() - 1)
  }, [unsaved])
}

/** The dialog over the form says that the session has ended; the form stays as it is, and has nothing to add. */
export const isSaidOver = (error: unknown): boolean =>
  error instanceof ApiError && error.code === 'api.signIn' && $again.get() !== null
