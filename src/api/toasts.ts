import { atom } from 'nanostores'
import { TOAST_GROUP, TOAST_LIFE } from '#ui/constants.ts'

export interface Toast {
  id: number
  severity: 'success' | 'error' | 'info' | 'warn'
  summary: string
  detail?: string
  /** Milliseconds until it closes by itself. */
  life: number
  group: string
  closable: boolean
}
export type NewToast = Pick<Toast, 'severity' | 'summary'> & Partial<Omit<Toast, 'id'>>

export const $toasts = atom<Toast[]>([])

let last = 0
/** Shows a message and returns its id for removal. */
export function addToast(toast: NewToast): number {
  const id = ++last
  const defaults = { life: TOAST_LIFE.helper, group: TOAST_GROUP, closable: true }
  $toasts.set([...$toasts.get(), { ...defaults, ...toast, id }])
  return id
}
/** With the shorter life that messages have in the admin area. */
export const addAdminToast = (toast: NewToast): number => addToast({ life: TOAST_LIFE.admin, ...toast })
export const removeToast = (id: number): void => $toasts.set($toasts.get().filter(toast => toast.id !== id))
/** Removes the messages of a group, or all. */
export const clearToasts = (group?: string): void =>
  $toasts.set(group === undefined ? [] : $toasts.get().filter(toast => toast.group !== group))
