import { atom } from 'nanostores'

export interface Question {
  title: string
  text?: string
  /** What the button does, in its own words: 'Cancel the appointment', never 'OK'. */
  yes: string
  no: string
  /** Cannot be taken back. */
  severe?: boolean
}
interface Asked extends Question {
  answer(yes: boolean): void
}

export const $asked = atom<Asked | null>(null)

/** Asks in the one confirmation dialog; a second question before an answer answers the first with no. */
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
