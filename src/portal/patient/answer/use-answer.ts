import { useMutation, useQueryClient } from '@tanstack/react-query'
import { ApiError } from '#api/errors.ts'
import type { Answer } from '#entities/appointment/appointment-answer.ts'
import { answerLink, linkQuery } from './link.ts'

/** Sends an answer, and shows what holds then; a refusal is followed by another look, as things stand otherwise than shown. */
export function useAnswer(token: string) {
  const client = useQueryClient()
  const { mutate, reset, variables, error, isPending } = useMutation({
    mutationFn: (answer: Answer) => answerLink(token, answer),
    onSuccess: view => {
      client.setQueryData(linkQuery(token).queryKey, view)
      // Who is signed in here too sees it in the lists.
      return client.invalidateQueries({ queryKey: ['appointments'] })
    },
    onError: error =>
      error instanceof ApiError && error.status >= 400 && error.status < 500
        ? client.invalidateQueries({ queryKey: linkQuery(token).queryKey })
        : undefined,
  })
  return {
    // Two presses before the screen shows the waiting are one answer.
    send: (answer: Answer) => {
      if (!isPending) mutate(answer)
    },
    retry: () => {
      if (variables && !isPending) mutate(variables)
    },
    /** Another answer is being chosen: what became of the last one no longer matters. */
    reset,
    error,
    isPending,
  }
}
