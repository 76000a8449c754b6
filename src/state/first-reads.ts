import { $token } from './token.ts'

/** How many appointments the dashboard of a patient shows at most. */
export const dashboardMost = { upcoming: 50, past: 10 }

/**
 * What the portal reads first at an address. The page asks for it before its scripts are there (PortalStart.astro): on a
 * slow connection the answers come beside the scripts instead of after them.
 */
export const firstReads: [address: RegExp, reads: string[]][] = [
  [
    /^\/patients\/?$/,
    [
      `appointments?when=upcoming&perPage=${dashboardMost.upcoming}`,
      `appointments?when=past&perPage=${dashboardMost.past}`,
      'waiting-list',
    ],
  ],
  // Not the screens that open by a link or a token of their own.
  [/^\/patients(?!\/(answer|queue)\b)(\/|$)/, ['profile/patients/user']],
  [/^\/admins(?!\/display\b)(\/|$)/, ['profile/admins/user']],
]

interface FirstAnswers {
  token: string
  /** By address. */
  answers: Record<string, Promise<Response> | undefined>
}
const slot = globalThis as typeof globalThis & { rawatFirst?: FirstAnswers }

// What was not taken belongs to the person who was signed in.
$token.listen(token => {
  if (token !== slot.rawatFirst?.token) delete slot.rawatFirst
})

/**
 * The answer to a read that the page has sent with this token; once, as the next read of the same address wants a new
 * answer. It rejects when `signal` aborts, as `fetch` does.
 */
export function takeFirstAnswer(address: string, signal: AbortSignal): Promise<Response> | undefined {
  const { token, answers = {} } = slot.rawatFirst ?? {}
  const answer = answers[address]
  if (!answer || token !== $token.get()) return
  delete answers[address]
  return new Promise((resolve, reject) => {
    answer.then(resolve, reject)
    signal.addEventListener('abort', () => reject(signal.reason))
  })
}
