import { callHeaders, readApi } from '#islands/live/page-calls.ts'
import { linksOf, type Social, showSocials, textOfSocials } from './socials.client.ts'

/** The path of a tel:, mailto: or wa.me link for a number or address. */
function pathTo(link: HTMLAnchorElement, value: string): string {
  if (link.protocol === 'tel:') return value.replace(/[^\d+]/g, '')
  if (link.protocol === 'mailto:') return value
  return `/${value.replace(/\D/g, '').replace(/^0/, '62')}`
}

/** Sets the number or address of a link, both the target and the shown text. */
function setLink(link: HTMLAnchorElement, value: string): void {
  const text = link.querySelector('[data-value]') ?? (link.childElementCount === 0 ? link : null)
  const path = pathTo(link, value)
  if (link.protocol === 'tel:' || link.protocol === 'mailto:') link.href = link.protocol + path
  else link.pathname = path
  if (text && text.textContent !== value && /\d{3}|@/.test(text.textContent ?? '')) text.textContent = value
}

/** `is`: the last response of the API. `was`: the values on the pages that were open before it, which are older. */
interface Answer<T> {
  was: string[]
  is: T
}
interface Reach {
  /** The time of the last response, in milliseconds since 1970. */
  at?: number
  /** By the number's name; `is` is '' if the hospital has no such number. */
  numbers?: Record<string, Answer<string>>
  socials?: Answer<Social[]>
}

const numberLinks = () => [...document.querySelectorAll<HTMLAnchorElement>('a[data-reach]')]
const pathOf = (link: HTMLAnchorElement) => link.pathname
const socialList = () => document.querySelector('[data-socials]')

function mergeNumbers(before: Reach['numbers'], address: Record<string, string>): Reach['numbers'] {
  const numbers: Reach['numbers'] = {}
  for (const [name, { was }] of Object.entries(before ?? {})) numbers[name] = { was, is: address[name] ?? '' }
  for (const link of numberLinks()) {
    const name = link.dataset.reach as string
    numbers[name] ??= { was: [], is: address[name] ?? '' }
    if (!numbers[name].was.includes(pathOf(link))) numbers[name].was.push(pathOf(link))
  }
  return numbers
}

function mergeSocials(before: Reach['socials'], is: Social[]): Reach['socials'] {
  const list = socialList()
  return { was: [...new Set([...(before?.was ?? []), ...(list ? [linksOf(list)] : [])])], is }
}

/** The page has a value that is neither the last response nor known as older, so it may be newer. */
function hasUnknownValue({ numbers, socials }: Reach): boolean {
  const list = socialList()
  if (list && socials?.is.length && ![...socials.was, textOfSocials(socials.is)].includes(linksOf(list)))
    return true
  return numberLinks().some(link => {
    const known = numbers?.[link.dataset.reach as string]
    if (!known) return true
    return known.is !== '' && ![...known.was, pathTo(link, known.is)].includes(pathOf(link))
  })
}

function show({ numbers, socials }: Reach): void {
  for (const link of numberLinks()) {
    const known = numbers?.[link.dataset.reach as string]
    if (known?.is && known.was.includes(pathOf(link))) setLink(link, known.is)
  }
  const list = socialList()
  if (list && socials?.was.includes(linksOf(list))) showSocials(list, socials.is)
}

const storageKey = 'reach.once.v3'
/** How long a response is valid, in milliseconds. */
const maxAge = 10 * 60_000

function readStored(): Reach {
  try {
    return JSON.parse(sessionStorage.getItem(storageKey) ?? '{}')
  } catch {
    return {}
  }
}

/**
 * Updates telephone numbers and social channels from the API, because a page from a cache may have old ones. Requested on
 * the first page, every ten minutes, and if a page has an unknown value. A failed request is repeated on the next page.
 */
export async function refreshContactData(): Promise<void> {
  const reach = readStored()
  const now = Date.now()
  const old = !reach.at || Math.abs(now - reach.at) > maxAge
  if (old || !reach.numbers || !reach.socials || hasUnknownValue(reach)) {
    const headers = callHeaders()
    // Without a response the values of the page stay.
    const [address, socials] = await Promise.all([
      readApi('/api/address', { headers }),
      readApi('/api/social-medias', { headers }),
    ])
    if (address) reach.numbers = mergeNumbers(reach.numbers, address)
    if (socials) reach.socials = mergeSocials(reach.socials, socials)
    if (address && socials) reach.at = now
  }
  show(reach)
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(reach))
  } catch {
    // Without sessionStorage each page sends its own requests.
  }
}
