import { atom } from 'nanostores'

export interface Question {
  title: string
  text?: string
  /** The button's label names the action: 'Cancel the appointment', never 'OK'. */
  yes: string
  no: string
  /** The action cannot be undone. */
  severe?: boolean
}
interface Asked extends Question {
  answer(yes: boolean): void
}

export const $asked = atom<Asked | null>(null)

/** Asks in the one confirmation dialog. A second question before an answer resolves the first with false. */
export function confirm(question: Question): Promise<boolean> {
  $asked.get()?.answer(false)
  return new Promise(resolve => {
    $asked.set({
      ...question,
      answer(yes) {
        $asked.set(null)
        resolve(yes)
      },
    })
  })
}
