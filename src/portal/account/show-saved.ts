import { addAdminToast, addToast } from '#api/toasts.ts'
import { $user } from '../session.ts'

/** The account forms are used in both areas; the message gets the lifetime of its area. */
export function showSaved(summary: string | undefined): void {
  const add = $user.get()?.role === 'admin' ? addAdminToast : addToast
  add({ severity: 'success', summary: summary ?? '' })
}
