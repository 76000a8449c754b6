import { deleteDraft, readDraft, storeDraft } from '../../../encrypted-draft.ts'
import type { FormValues } from './form-values.ts'

/** The draft of an unsaved form, with the version that it is based on. */
export interface FormDraft {
  version: number
  base: Record<string, unknown>
  values: FormValues
  /** Instant, ISO 8601. */
  at: string
}

const nameOf = (kind: string, key: string) => `admin.${kind}/${key}`

/** Stores the draft in this tab until it is saved or discarded; signing out deletes it. */
export const storeFormDraft = (kind: string, key: string, form: FormDraft): void =>
  storeDraft(nameOf(kind, key), form)
export const readFormDraft = (kind: string, key: string): FormDraft | null =>
  readDraft<FormDraft>(nameOf(kind, key))
export const deleteFormDraft = (kind: string, key: string): void => deleteDraft(nameOf(kind, key))
