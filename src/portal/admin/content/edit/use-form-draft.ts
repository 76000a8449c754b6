import { type Dispatch, type RefObject, type SetStateAction, useEffect } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import type { Fields } from '#entities/fields.ts'
import { deleteDraft, storeDraft } from '../../../encrypted-draft.ts'
import { $signingOut } from '../../../session.ts'
import type { AdminItem } from '../calls.ts'
import type { Problem } from './form-problems.ts'
import { type FormValues, toBody } from './form-values.ts'
import { isEqual } from './merge.ts'

/** The saved version that a form is based on. */
export type BaseVersion = Pick<AdminItem, 'version' | 'data'>
/** The draft of an unsaved form, with the version that it is based on. */
export interface FormDraft {
  version: number
  base: Record<string, unknown>
  values: FormValues
  /** Instant, ISO 8601. */
  at: string
}
interface DraftOptions {
  /** Under which the draft is stored. */
  name: string
  fields: Fields
  base: RefObject<BaseVersion>
}
type Form = UseFormReturn<FormValues>

const PAUSE = 300

/** Stores the draft of the form in this tab, at each pause in typing, until it is saved or discarded; signing out deletes it. */
export function useFormDraft(form: Form, { name, fields, base }: DraftOptions): void {
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const store = () => {
      clearTimeout(timer)
      timer = undefined
      // Signing out must leave no draft on the device. After an expired session the draft stays.
      if ($signingOut.get()) return
      const { version, data } = base.current
      const values = form.getValues()
      const at = Temporal.Now.instant().toString()
      if (isEqual(toBody(fields, values), data)) deleteDraft(name)
      else storeDraft(name, { version, base: data, values, at } satisfies FormDraft)
    }
    const storeNow = () => timer !== undefined && store()
    const stop = form.subscribe({
      formState: { values: true },
      callback: () => {
        clearTimeout(timer)
        timer = setTimeout(store, PAUSE)
      },
    })
    addEventListener('pagehide', storeNow)
    return () => {
      stop()
      removeEventListener('pagehide', storeNow)
      storeNow()
    }
  }, [form, name, fields, base])
}

/** Removes a problem when its input changes, or a part or a parent of the input. */
export function useProblemRemoval(form: Form, setProblems: Dispatch<SetStateAction<Problem[]>>): void {
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ name: changed }) => {
          if (!changed) return
          const near = (path: string) =>
            path === changed || path.startsWith(`${changed}.`) || changed.startsWith(`${path}.`)
          setProblems(before =>
            before.some(one => near(one.path)) ? before.filter(one => !near(one.path)) : before,
          )
        },
      }),
    [form, setProblems],
  )
}
