import { useAddress } from '../../../kit/use-address.ts'

/** The whole choice is in the address, so that going back, reloading and signing in do not lose it. */
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
/** Independent of the other answers: changing one of these removes nothing, and nothing removes them. */
const lasting = ['who', 'move'] as const
const names = [...lasting, ...order]
type Name = (typeof names)[number]
export type Choice = Partial<Record<Name, string>>

export type Step = 'who' | 'doctor' | 'day' | 'place' | 'pays' | 'check' | 'done'

/** The next open question. Who pays is asked only if the patient wants to change it. */
export function stepOf(choice: Choice): Step {
  if (choice.done) return 'done'
  if (!choice.doctor && !choice.specialist) return 'doctor'
  if (choice.doctor && choice.schedule && choice.startsAt && isInstant(choice.startsAt))
    return choice.step === 'pays' && !choice.move ? 'pays' : 'check'
  return choice.date && isDate(choice.date) ? 'place' : 'day'
}

/** The account holder; any other value is a dependant's id. */
export const ME = 'me'
/** For links to the question itself, if it was skipped. */
export const ASK = 'ask'

/** The family member it is for: `undefined` if that is still to be asked, null for the account holder. */
export function patientOf(
  { who, move }: Choice,
  family: readonly { id: string }[] | undefined,
): string | null | undefined {
  // There is no family member to choose, or an existing appointment is moved.
  if (move || who === ME || (!who && !family?.length)) return null
  return family?.some(one => one.id === who) ? who : undefined
}

// The link may be damaged or invented: an invalid value counts as not chosen.
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
export const sameInstant = (a: string, b: string): boolean =>
  isInstant(a) && isInstant(b) && Temporal.Instant.from(a).equals(b)
/** The slot was offered by the waiting list, and the offer has ended. */
export const isOfferExpired = ({ keptUntil = '' }: Choice, now: Temporal.Instant): boolean =>
  isInstant(keptUntil) && Temporal.Instant.compare(keptUntil, now) <= 0

const place = (name: string) => (order as readonly string[]).indexOf(name)
/** The choice with this part changed; the answers after it are removed. */
export function withAnswer(choice: Choice, part: Choice): Choice {
  // The lasting names are not in `order`: changing them removes no other answer.
  const changed = Object.keys(part)
    .map(place)
    .filter(at => at >= 0)
  const first = Math.min(...changed)
  const before = Object.fromEntries(Object.entries(choice).filter(([name]) => place(name) < first))
  return { ...before, ...part }
}

/**
 * The part of a choice that decides the days: a doctor, or a specialty with any doctor. Used with `link`, it leads back
 * to the days.
 */
export function choiceOfDays({ specialist, location, doctor = '' }: Choice): Choice {
  return { ...(location ? { location } : {}), ...(specialist ? { specialist } : { doctor }) }
}

/** Whether a session is at the chosen location, if one is chosen. */
export const isAt =
  ({ location }: Choice) =>
  (session: { location: string }): boolean =>
    !location || session.location === location

const toQuery = (choice: Choice): URLSearchParams => {
  const query = new URLSearchParams()
  for (const name of names) {
    const value = choice[name]
    if (value) query.set(name, value)
  }
  return query
}

export function useChoice() {
  const { params, change } = useAddress()
  const choice: Choice = {}
  for (const name of names) {
    const value = params.get(name)
    if (value) choice[name] = value
  }
  return {
    choice,
    step: stepOf(choice),
    answer: (part: Choice) => change(toQuery(withAnswer(choice, part))),
    replace: (whole: Choice) => change(toQuery(whole), { replace: true }),
    /** For links that answer a question. */
    link: (part: Choice) => `?${toQuery(withAnswer(choice, part))}`,
  }
}
export type Chooser = ReturnType<typeof useChoice>
