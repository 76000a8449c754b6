import { callHeaders, readApi } from './api.client.ts'
import { linksOf, type Social, showSocials } from './socials.client.ts'

/** A number or an address in a link: what is dialled or written to, and what is read. */
function setLink(link: HTMLAnchorElement, value: string): void {
  const text = link.querySelector('[data-value]') ?? (link.childElementCount === 0 ? link : null)
  if (link.protocol === 'tel:') link.href = `tel:${value.replace(/[^\d+]/g, '')}`
  else if (link.protocol === 'mailto:') link.href = `mailto:${value}`
  else link.pathname = `/${value.replace(/\D/g, '').replace(/^0/, '62')}`
  if (text && text.textContent !== value && /\d{3}|@/.test(text.textContent ?? '')) text.textContent = value
}

/** What was said before, and what the hospital answered: a page that says something else by now is newer than the answer. */
interface Change<T> {
  was: string
  is: T
}
interface Reach {
  /** By the number's name. */
  numbers?: Record<string, Change<string>[]>
  socials?: Change<Social[]>
}

const numberLinks = () => [...document.querySelectorAll<HTMLAnchorElement>('a[data-reach]')]
/** Of tel:, mailto: and wa.me alike: the number, or the address. */
const saidBy = (link: HTMLAnchorElement) => link.pathname

function changeNumbers(address: Record<string, string>): Record<string, Change<string>[]> {
  const changes: Record<string, Change<string>[]> = {}
  for (const link of numberLinks()) {
    const name = link.dataset.reach as string
    const is = address[name]
    if (!is) continue
    changes[name] ??= []
    changes[name].push({ was: saidBy(link), is })
  }
  return changes
}

function show({ numbers, socials }: Reach): void {
  for (const link of numberLinks()) {
    const change = numbers?.[link.dataset.reach as string]?.find(({ was }) => was === saidBy(link))
    if (change) setLink(link, change.is)
  }
  const list = document.querySelector('[data-socials]')
  if (list && socials && linksOf(list) === socials.was) showSocials(list, socials.is)
}

const kept = 'reach.once.v2'

function readKept(): Reach {
  try {
    return JSON.parse(sessionStorage.getItem(kept) ?? '{}')
  } catch {
    return {}
  }
}

/**
 * Once per browser session the numbers and the channels are asked for anew: a page from a cache between us and the reader
 * may be older than they are. The answer holds for those pages of the session that say what the first one said; one
 * that was built since knows better. What nobody answered the next page asks again.
 */
export async function refreshReach(): Promise<void> {
  const reach = readKept()
  const list = document.querySelector('[data-socials]')
  // Without an answer what the page was built with stays.
  const [address, socials] = await Promise.all([
    reach.numbers ? null : readApi<Record<string, string>>('address', callHeaders()),
    reach.socials ? null : readApi<Social[]>('social-medias', callHeaders()),
  ])
  if (address) reach.numbers = changeNumbers(address)
  if (socials) reach.socials = { was: list ? linksOf(list) : '', is: socials }
  show(reach)
  try {
    sessionStorage.setItem(kept, JSON.stringify(reach))
  } catch {
    // Without session storage each page asks for itself.
  }
}
