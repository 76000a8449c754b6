import { useSearchParams } from 'react-router-dom'

/** All that has been chosen stands in the address: going back, reloading and signing in lose none of it. */
const order = [
  'specialist',
  'location',
  'doctor',
  'date',
  'schedule',
  'startsAt',
  'keptUntil',
  'step',
  'done',
] as const
/** These hold whatever else is chosen, and whatever else is chosen holds with them. */
const lasting = ['who', 'move'] as const
const names = [...lasting, ...order]
type Name = (typeof names)[number]
export type Choice = Partial<Record<Name, string>>

export type Step = 'who' | 'doctor' | 'day' | 'place' | 'pays' | 'check' | 'done'

/** The one question that the choice so far leaves open. Who pays is asked where somebody changes it. */
export function stepOf(choice: Choice): Step {
  if (choice.done) return 'done'
  if (!choice.doctor && !choice.specialist) return 'doctor'
  if (choice.doctor && choice.schedule && choice.startsAt && isInstant(choice.startsAt))
    return choice.step === 'pays' && !choice.move ? 'pays' : 'check'
  return choice.date && isDate(choice.date) ? 'place' : 'day'
}

/** Nobody but the owner of the account; another value is a dependant's id. */
export const ME = 'me'
/** For links to the question itself, where it was passed over. */
export const ASK = 'ask'

/** Whom of the family it is for: `undefined` where that is still to be asked, null for the owner of the account. */
export function whoOf(
  { who, move }: Choice,
  family: readonly { id: string }[] | undefined,
): string | null | undefined {
  // Nobody to choose from, or it stands already.
  if (move || who === ME || (!who && !family?.length)) return null
  return family?.some(one => one.id === who) ? who : undefined
}

// A link may have been cut short or made up: what cannot be read counts as not chosen.
const readable = (read: () => unknown): boolean => {
  try {
    read()
    return true
  } catch {
    return false
  }
}
export const isInstant = (text: string): boolean => readable(() => Temporal.Instant.from(text))
export const isDate = (text: string): boolean => readable(() => Temporal.PlainDate.from(text))
/** The place was offered by the waiting list, and the time for which it was kept is over. */
export const hasLapsed = ({ keptUntil = '' }: Choice, now: Temporal.Instant): boolean =>
  isInstant(keptUntil) && Temporal.Instant.compare(keptUntil, now) <= 0

const place = (name: string) => (order as readonly string[]).indexOf(name)
/** The choice with this part answered anew; what was chosen after it no longer holds. */
export function answered(choice: Choice, part: Choice): Choice {
  // What lasts has no place in the order: it comes before everything, and a change of it changes nothing after it.
  const anew = Object.keys(part)
    .map(place)
    .filter(at => at >= 0)
  const first = Math.min(...anew)
  const before = Object.fromEntries(Object.entries(choice).filter(([name]) => place(name) < first))
  return { ...before, ...part }
}

/**
 * The part of a choice that the days are asked for: of a doctor, or of a specialty whose doctors will all do. Answered
 * anew, it leads back to the days.
 */
export function forDays({ specialist, location, doctor = '' }: Choice): Choice {
  if (!specialist) return { doctor }
  return { specialist, ...(location ? { location } : {}) }
}

const toQuery = (choice: Choice): URLSearchParams => {
  const query = new URLSearchParams()
  for (const name of names) {
    const value = choice[name]
    if (value) query.set(name, value)
  }
  return query
}

export function useChoice() {
  const [query, setQuery] = useSearchParams()
  const choice: Choice = {}
  for (const name of names) {
    const value = query.get(name)
    if (value) choice[name] = value
  }
  return {
    choice,
    step: stepOf(choice),
    answer: (part: Choice) => setQuery(toQuery(answered(choice, part))),
    replace: (whole: Choice) => setQuery(toQuery(whole), { replace: true }),
    /** For links that answer a question. */
    link: (part: Choice) => `?${toQuery(answered(choice, part))}`,
  }
}
export type Chooser = ReturnType<typeof useChoice>
