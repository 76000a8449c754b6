import { useMutation, useQueryClient } from '@tanstack/react-query'
import { ApiError } from '#api/errors.ts'
import type { Answer } from '#entities/appointment/appointment-answer.ts'
import { answerLink, linkQuery } from './link.ts'

/** Sends an answer and shows the new state. After a refusal the state is loaded again, because the shown one was stale. */
export function useAnswer(token: string) {
  const client = useQueryClient()
  const { mutate, reset, variables, error, isPending } = useMutation({
    mutationFn: (answer: Answer) => answerLink(token, answer),
    onSuccess: view => {
      client.setQueryData(linkQuery(token).queryKey, view)
      // If the patient is also signed in here, the lists must show the change.
      return client.invalidateQueries({ queryKey: ['appointments'] })
    },
    onError: error =>
      error instanceof ApiError && error.status >= 400 && error.status < 500
        ? client.invalidateQueries({ queryKey: linkQuery(token).queryKey })
        : undefined,
  })
  return {
    // A second press before the screen shows the pending state is ignored.
    send: (answer: Answer) => {
      if (!isPending) mutate(answer)
    },
    retry: () => {
      if (variables && !isPending) mutate(variables)
    },
    /** Clears the last error when another answer is being chosen. */
    reset,
    error,
    isPending,
  }
}
