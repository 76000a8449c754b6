import { ApiError, errorLines } from '#api/errors.ts'
import { addAdminToast, addToast, type NewToast } from '#api/toasts.ts'
import { confirm, type Question } from '../confirm.ts'
import { isShownByReauthentication } from './use-unsaved.ts'

type Success = string | (Omit<NewToast, 'severity'> & Pick<Partial<NewToast>, 'severity'>)

export interface ActionOptions<I, R> {
  /** The confirmation before the action. 'No' ends it without a message. */
  confirm?: Question | ((input: I) => Question | null | Promise<Question>)
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

export const fieldsOf = (error: unknown) => (error instanceof ApiError ? error.fields : [])

/** Messages are shown for less time in the administrators' area. */
export const showToast = (toast: NewToast) =>
  (location.pathname.startsWith('/admins') ? addAdminToast : addToast)(toast)

/** Runs an action once: the question, the work, and the toast about its result. Undefined after a failure or a 'no'. */
export async function attempt<I, R>(
  input: I,
  work: (input: I) => Promise<R>,
  options: ActionOptions<I, R>,
  onHandled: () => void,
): Promise<R | undefined> {
  const { confirm: question, done, onDone, onError, showError = 'toast' } = options
  try {
    const confirmation = typeof question === 'function' ? await question(input) : question
    if (confirmation && !(await confirm(confirmation))) return undefined
    const result = await work(input)
    const toast = typeof done === 'function' ? done(result, input) : done
    if (toast !== undefined)
      showToast({ severity: 'success', ...(typeof toast === 'string' ? { summary: toast } : toast) })
    await onDone?.(result, input)
    return result
  } catch (error) {
    if (isShownByReauthentication(error) || (await onError?.(error, input)) === true) onHandled()
    else if (showError === 'toast' || (showError === 'fields' && fieldsOf(error).length === 0))
      showToast({ severity: 'error', ...errorLines(error) })
    return undefined
  }
}
