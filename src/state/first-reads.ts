import { $token } from './token.ts'

/** How many appointments the dashboard of a patient shows at most. */
export const dashboardMost = { upcoming: 50, past: 10 }

/** By path and query of an address, which reads it needs; `$1` and `$2` are what the parentheses of the address match. */
type FirstReads = [address: RegExp, reads: string[]][]

/**
 * What an area of the portal reads first. The page asks for it before its scripts are there (PortalStart.astro): on a slow
 * connection the answers come beside the scripts instead of after them. `lists` are the kinds of content whose list has an
 * address that ends with their name.
 */
export function firstReads(area: 'auth' | 'patients' | 'admins', lists: string[]): FirstReads {
  if (area === 'auth') return []
  const kinds = `(${lists.join('|')})`
  if (area === 'admins')
    return [
      [/^\/admins(?!\/display\b)([/?]|$)/, ['profile/admins/user']],
      [new RegExp(`^/admins/\\w+/${kinds}$`), ['admins/$1?page=1&perPage=25']],
      [new RegExp(`^/admins/\\w+/${kinds}/edit/([\\w-]+)$`), ['admins/$1/$2']],
      [
        /^\/admins\/patients\/appointments$/,
        ['admins/appointments?page=1&perPage=25&status=requested', 'addresses?perPage=500'],
      ],
    ]
  const { upcoming, past } = dashboardMost
  return [
    [
      /^\/patients\/?(\?|$)/,
      [
        `appointments?when=upcoming&perPage=${upcoming}`,
        `appointments?when=past&perPage=${past}`,
        'waiting-list',
      ],
    ],
    [/^\/patients\/appointments\/create\?(?:.*&)?doctor=([\w-]+)(?:&|$)/, ['doctors/$1']],
    [/^\/patients\/appointments\/create\b/, ['addresses?perPage=500&page=1', 'dependants']],
    [
      /^\/patients\/doctors\/?(\?|$)/,
      ['addresses', 'doctors', 'specialists', 'units'].map(kind => `${kind}?perPage=500&page=1`),
    ],
    // Not the screens that open by a link or a token of their own.
    [/^\/patients(?!\/(answer|queue)\b)([/?]|$)/, ['profile/patients/user']],
  ]
}

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
