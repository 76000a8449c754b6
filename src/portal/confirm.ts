import { atom } from 'nanostores'

export interface Question {
  title: string
  text?: string
  /** The button's label names the action: 'Cancel the appointment', never 'OK'. */
  yes: string
  /** Without it 'Cancel', as almost everywhere in the admin area. */
  no?: string
  /** The action cannot be undone. */
  severe?: boolean
  /** The action loses input that can still be saved or sent. */
  losesInput?: boolean
}
interface OpenQuestion extends Question {
  answer(yes: boolean): void
}

export const $question = atom<OpenQuestion | null>(null)

/** Asks in the one confirmation dialog. A second question before an answer resolves the first with false. */
export function confirm(question: Question): Promise<boolean> {
  $question.get()?.answer(false)
  return new Promise(resolve => {
    $question.set({
      ...question,
      answer(yes) {
        $question.set(null)
        resolve(yes)
      },
    })
  })
}
