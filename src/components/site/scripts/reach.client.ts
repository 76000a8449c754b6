import { callHeaders, readApi } from '#islands/live/page-calls.ts'
import { linksOf, type Social, showSocials, textOfSocials } from './socials.client.ts'

/** What a link to a number or an address calls: of tel:, mailto: and wa.me alike. */
function pathTo(link: HTMLAnchorElement, value: string): string {
  if (link.protocol === 'tel:') return value.replace(/[^\d+]/g, '')
  if (link.protocol === 'mailto:') return value
  return `/${value.replace(/\D/g, '').replace(/^0/, '62')}`
}

/** A number or an address in a link: what is dialled or written to, and what is read. */
function setLink(link: HTMLAnchorElement, value: string): void {
  const text = link.querySelector('[data-value]') ?? (link.childElementCount === 0 ? link : null)
  const path = pathTo(link, value)
  if (link.protocol === 'tel:' || link.protocol === 'mailto:') link.href = link.protocol + path
  else link.pathname = path
  if (text && text.textContent !== value && /\d{3}|@/.test(text.textContent ?? '')) text.textContent = value
}

/** What the hospital answered last, and what the pages that were read before it said: these are older than the answer. */
interface Answer<T> {
  was: string[]
  is: T
}
interface Reach {
  /** When the hospital was asked, in milliseconds since 1970. */
  at?: number
  /** By the number's name; '' where the hospital has none of that name. */
  numbers?: Record<string, Answer<string>>
  socials?: Answer<Social[]>
}

const numberLinks = () => [...document.querySelectorAll<HTMLAnchorElement>('a[data-reach]')]
const saidBy = (link: HTMLAnchorElement) => link.pathname
const socialList = () => document.querySelector('[data-socials]')

function hearNumbers(before: Reach['numbers'], address: Record<string, string>): Reach['numbers'] {
  const numbers: Reach['numbers'] = {}
  for (const [name, { was }] of Object.entries(before ?? {})) numbers[name] = { was, is: address[name] ?? '' }
  for (const link of numberLinks()) {
    const name = link.dataset.reach as string
    numbers[name] ??= { was: [], is: address[name] ?? '' }
    if (!numbers[name].was.includes(saidBy(link))) numbers[name].was.push(saidBy(link))
  }
  return numbers
}

function hearSocials(before: Reach['socials'], is: Social[]): Reach['socials'] {
  const list = socialList()
  return { was: [...new Set([...(before?.was ?? []), ...(list ? [linksOf(list)] : [])])], is }
}

/** Something that is neither the answer nor older than it: only the hospital knows which of the two is right. */
function isStrange({ numbers, socials }: Reach): boolean {
  const list = socialList()
  if (list && socials?.is.length && ![...socials.was, textOfSocials(socials.is)].includes(linksOf(list)))
    return true
  return numberLinks().some(link => {
    const known = numbers?.[link.dataset.reach as string]
    if (!known) return true
    return known.is !== '' && ![...known.was, pathTo(link, known.is)].includes(saidBy(link))
  })
}

function show({ numbers, socials }: Reach): void {
  for (const link of numberLinks()) {
    const known = numbers?.[link.dataset.reach as string]
    if (known?.is && known.was.includes(saidBy(link))) setLink(link, known.is)
  }
  const list = socialList()
  if (list && socials?.was.includes(linksOf(list))) showSocials(list, socials.is)
}

const kept = 'reach.once.v3'
/** So long, in milliseconds, an answer is taken for the hospital's. */
const holds = 10 * 60_000

function readKept(): Reach {
  try {
    return JSON.parse(sessionStorage.getItem(kept) ?? '{}')
  } catch {
    return {}
  }
}

/**
 * The numbers and the channels are asked for anew, as a page from a cache between us and the reader may be older than they
 * are: at the first page, every ten minutes, and where a page says what no page and no answer said before. What nobody
 * answered the next page asks again.
 */
export async function refreshReach(): Promise<void> {
  const reach = readKept()
  const now = Date.now()
  const old = !reach.at || Math.abs(now - reach.at) > holds
  if (old || !reach.numbers || !reach.socials || isStrange(reach)) {
    // Without an answer what the page was built with stays.
    const [address, socials] = await Promise.all([
      readApi<Record<string, string>>('address', callHeaders()),
      readApi<Social[]>('social-medias', callHeaders()),
    ])
    if (address) reach.numbers = hearNumbers(reach.numbers, address)
    if (socials) reach.socials = hearSocials(reach.socials, socials)
    if (address && socials) reach.at = now
  }
  show(reach)
  try {
    sessionStorage.setItem(kept, JSON.stringify(reach))
  } catch {
    // Without session storage each page asks for itself.
  }
}
