import { type Dispatch, type RefObject, type SetStateAction, useEffect } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import type { Fields } from '#entities/fields.ts'
import type { ContentKind } from '#entities/kinds.ts'
import { $leaving } from '../../../session.ts'
import { forgetForm, keepForm } from './form-draft.ts'
import type { Problem } from './form-problems.ts'
import { type FormValues, toBody } from './form-values.ts'
import { same } from './merge.ts'

/** The saved version that a form is based on. */
export interface Base {
  version: number
  data: Record<string, unknown>
}
interface Kept {
  kind: ContentKind
  name: string
  fields: Fields
  base: RefObject<Base>
}
type Form = UseFormReturn<FormValues>

const PAUSE = 300

/** Stores the draft of the form in this tab, at each pause in typing. */
export function useKeepForm(form: Form, { kind, name, fields, base }: Kept): void {
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const keep = () => {
      clearTimeout(timer)
      timer = undefined
      // Signing out must leave no draft on the device. After an expired session the draft stays.
      if ($leaving.get()) return
      const { version, data } = base.current
      const values = form.getValues()
      const at = Temporal.Now.instant().toString()
      if (same(toBody(fields, values), data)) forgetForm(kind, name)
      else keepForm(kind, name, { version, base: data, values, at })
    }
    const keepNow = () => timer !== undefined && keep()
    const stop = form.subscribe({
      formState: { values: true },
      callback: () => {
        clearTimeout(timer)
        timer = setTimeout(keep, PAUSE)
      },
    })
    addEventListener('pagehide', keepNow)
    return () => {
      stop()
      removeEventListener('pagehide', keepNow)
      keepNow()
    }
  }, [form, kind, name, fields, base])
}

/** Removes a problem when its input changes, or a part or a parent of the input. */
export function useMending(form: Form, setProblems: Dispatch<SetStateAction<Problem[]>>): void {
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
