import { addAdminToast, addToast } from '#api/toasts.ts'
import { $user } from '../session.ts'

/** These forms stand in both areas, and a message lives as long as others of its area. */
export function tellSaved(summary: string | undefined): void {
  const add = $user.get()?.role === 'admin' ? addAdminToast : addToast
  add({ severity: 'success', summary: summary ?? '' })
}
