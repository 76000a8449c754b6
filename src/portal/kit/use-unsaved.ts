import { useEffect } from 'react'
import { ApiError } from '#api/errors.ts'
import { $reauthenticating, $unsaved } from '../session.ts'

/** Registers unsaved input: if the session expires, the person re-authenticates in place. */
export function useUnsaved(unsaved: boolean): void {
  useEffect(() => {
    if (!unsaved) return
    $unsaved.set($unsaved.get() + 1)
    return () => $unsaved.set($unsaved.get() - 1)
  }, [unsaved])
}

/** The re-authentication dialog already shows this error, so the form shows nothing. */
export const isShownByReauthentication = (error: unknown): boolean =>
  error instanceof ApiError && error.code === 'api.signIn' && $reauthenticating.get() !== null
