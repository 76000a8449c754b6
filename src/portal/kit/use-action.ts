import { useMutation } from '@tanstack/react-query'
import { useRef } from 'react'
import { ApiError, errorLines } from '#api/errors.ts'
import { addAdminToast, addToast, type NewToast } from '#api/toasts.ts'
import { confirm, type Question } from '../confirm.ts'
import { isSaidOver } from './use-unsaved.ts'

type Success = string | (Omit<NewToast, 'severity'> & Pick<Partial<NewToast>, 'severity'>)

interface Options<I, R> {
  /** Asked first. 'No' ends the action without a message. */
  confirm?: Question | ((input: I) => Question | null)
  /** The toast after success. Without it the action shows its success in another way. */
  done?: Success | ((result: R, input: I) => Success | undefined)
  onDone?(result: R, input: I): unknown
  /** Called before the error is shown. With the answer true the error is not shown: it was handled. */
  onError?(error: unknown, input: I): unknown
  /**
   * `here`: the caller shows `failure` itself, for example in a panel, which would cover a toast. `fields`: it shows the
   * messages of refused fields, and other errors are toasts.
   */
  showError?: 'toast' | 'here' | 'fields'
}

export interface Action<I = void, R = unknown> {
  /** Ignored while the action runs. Returns the result, or undefined after a failure or a 'no'. */
  run(input: I): Promise<R | undefined>
  /** Runs again with the input of the last run. */
  retry(): Promise<R | undefined>
  isPending: boolean
  /** The input that it runs with now. */
  pending: I | undefined
  error: unknown
  /** The messages of the refused fields, or the message of the error. */
  failure: string[]
  /** The messages of the refused fields, by path. */
  problems: Record<string, string>
  clear(): void
  /** The same action with this input, for a button in a row. */
  with(input: I): { isPending: boolean; run(): Promise<R | undefined> }
}

/** Messages are shown for less time in the administrators' area. */
const show = (toast: NewToast) => (location.pathname.startsWith('/admins') ? addAdminToast : addToast)(toast)

const fieldsOf = (error: unknown) => (error instanceof ApiError ? error.fields : [])

/** The message for success that the server has sent. */
export const serverMessage = ({ meta }: { meta: { message?: string } }): string => meta.message ?? ''

/** Something that a user does: pending state, question, toast and errors in one place. */
export function useAction<I = void, R = unknown>(
  work: (input: I) => Promise<R>,
  { confirm: question, done, onDone, onError, showError = 'toast' }: Options<I, R> = {},
): Action<I, R> {
  const { mutateAsync, isPending, variables, error, reset } = useMutation({ mutationFn: work })
  // The state of the mutation is that of the last render: a second press can come before the next one.
  const running = useRef(false)
  const last = useRef<{ input: I }>(undefined)

  async function attempt(input: I): Promise<R | undefined> {
    const asked = typeof question === 'function' ? question(input) : question
    if (asked && !(await confirm(asked))) return undefined
    try {
      const result = await mutateAsync(input)
      const told = typeof done === 'function' ? done(result, input) : done
      if (told !== undefined)
        show({ severity: 'success', ...(typeof told === 'string' ? { summary: told } : told) })
      await onDone?.(result, input)
      return result
    } catch (failed) {
      const handled = isSaidOver(failed) || (await onError?.(failed, input)) === true
      if (handled) reset()
      else if (showError === 'toast' || (showError === 'fields' && fieldsOf(failed).length === 0))
        show({ severity: 'error', ...errorLines(failed) })
      return undefined
    }
  }
  async function run(input: I) {
    if (running.current) return undefined
    running.current = true
    last.current = { input }
    try {
      return await attempt(input)
    } finally {
      running.current = false
    }
  }
  const fields = fieldsOf(error)
  const messages = fields.length > 0 ? fields.map(one => one.message) : [errorLines(error).detail]
  return {
    run,
    retry: async () => (last.current ? run(last.current.input) : undefined),
    isPending,
    pending: isPending ? variables : undefined,
    error,
    failure: error ? [...new Set(messages)] : [],
    problems: Object.fromEntries(fields.map(one => [one.path, one.message])),
    clear: reset,
    with: input => ({ isPending: isPending && variables === input, run: () => run(input) }),
  }
}
