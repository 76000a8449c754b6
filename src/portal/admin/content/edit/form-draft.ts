import { deleteDraft, readDraft, storeDraft } from '../../../encrypted-draft.ts'
import type { FormValues } from './form-values.ts'

/** The draft of an unsaved form, with the version that it is based on. */
export interface KeptForm {
  version: number
  base: Record<string, unknown>
  values: FormValues
  /** Instant, ISO 8601. */
  at: string
}

const nameOf = (kind: string, key: string) => `admin.${kind}/${key}`

/** Stores the draft in this tab until it is saved or discarded; signing out deletes it. */
export const keepForm = (kind: string, key: string, form: KeptForm): void =>
  storeDraft(nameOf(kind, key), form)
export const keptForm = (kind: string, key: string): KeptForm | null => readDraft<KeptForm>(nameOf(kind, key))
export const forgetForm = (kind: string, key: string): void => deleteDraft(nameOf(kind, key))
