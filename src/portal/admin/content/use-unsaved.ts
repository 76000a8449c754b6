import { useEffect } from 'react'
import { $unsaved } from '../../session.ts'

/** Says that this form holds what is not saved: a session that runs out is then begun again over it. */
export function useUnsaved(unsaved: boolean): void {
  useEffect(() => {
    if (!unsaved) return
    $unsaved.set($unsaved.get() + 1)
    return () => $unsaved.set($unsaved.get() - 1)
  }, [unsaved])
}
