import { useMutation } from '@tanstack/react-query'
import { useRef } from 'react'
import { errorLines } from '#api/errors.ts'
import { type ActionOptions, attempt, fieldsOf } from './attempt.ts'

export interface Action<I = void, R = unknown> {
  /** Ignored while the action runs. Returns the result, or undefined after a failure or a 'no'. */
  run(input: I): Promise<R | undefined>
  /** After a failure: runs again with the same input. */
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

/** The message for success that the server has sent. */
export const serverMessage = ({ meta }: { meta: { message?: string } }): string => meta.message ?? ''

/** An action of the user: its pending state, confirmation, toast and errors in one place. */
export function useAction<I = void, R = unknown>(
  work: (input: I) => Promise<R>,
  options: ActionOptions<I, R> = {},
): Action<I, R> {
  const mutation = useMutation({ mutationFn: work })
  const { mutateAsync, isPending, variables, error, reset } = mutation
  // The state of the mutation is that of the last render: a second press can come before the next one.
  const running = useRef(false)

  async function run(input: I) {
    if (running.current) return undefined
    running.current = true
    try {
      return await attempt(input, mutateAsync, options, reset)
    } finally {
      running.current = false
    }
  }
  const fields = fieldsOf(error)
  const messages = fields.length > 0 ? fields.map(one => one.message) : [errorLines(error).detail]
  return {
    run,
    retry: async () => (mutation.isError ? run(mutation.variables) : undefined),
    isPending,
    pending: isPending ? variables : undefined,
    error,
    failure: error ? [...new Set(messages)] : [],
    problems: Object.fromEntries(fields.map(one => [one.path, one.message])),
    clear: reset,
    with: input => ({ isPending: isPending && variables === input, run: () => run(input) }),
  }
}
