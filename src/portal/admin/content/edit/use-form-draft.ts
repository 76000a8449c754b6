import { type Dispatch, type RefObject, type SetStateAction, useEffect } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import type { Fields } from '#entities/fields.ts'
import type { ContentKind } from '#entities/kinds.ts'
import { $leaving } from '../../../session.ts'
import { forgetForm, keepForm } from './form-draft.ts'
import type { Problem } from './form-problems.ts'
import { type FormValues, toBody } from './form-values.ts'
import { same } from './merge.ts'

/** What a form started from. */
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

/** Keeps what is typed in this tab, from one pause in the typing to the next. */
export function useKeepForm(form: Form, { kind, name, fields, base }: Kept): void {
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const keep = () => {
      clearTimeout(timer)
      timer = undefined
      // Whoever signs out leaves nothing behind; whoever's session ran out finds his text again.
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

/** A problem goes when its input is changed, or anything that its input is a part of. */
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
