import { apiUrl, callHeaders } from './api.client.ts'

interface Social {
  name: string
  icon?: string
  link: string
}

async function read<T>(path: string): Promise<T | undefined> {
  try {
    const response = await fetch(apiUrl(path), { headers: callHeaders() })
    if (!response.ok) throw new Error(`${response.status}`)
    return ((await response.json()) as { result: T }).result
  } catch (error) {
    // The page has its own: what it was built with stays.
    console.warn(`/api/${path} could not be read`, error)
    return undefined
  }
}

/** A number or an address in a link: what is dialled or written to, and what is read. */
function setLink(link: HTMLAnchorElement, value: string): void {
  const text = link.querySelector('[data-value]') ?? (link.childElementCount === 0 ? link : null)
  if (link.protocol === 'tel:') link.href = `tel:${value.replace(/[^\d+]/g, '')}`
  else if (link.protocol === 'mailto:') link.href = `mailto:${value}`
  else link.pathname = `/${value.replace(/\D/g, '').replace(/^0/, '62')}`
  if (text && text.textContent !== value && /\d{3}|@/.test(text.textContent ?? '')) text.textContent = value
}

function showSocials(list: Element, socials: Social[]): void {
  const items = [...list.querySelectorAll('li')]
  const spare = items.at(0)
  if (!spare) return
  const known = new Map(items.map(item => [item.querySelector('a')?.dataset.icon, item]))
  const next = socials.map(social => {
    const same = known.get(social.icon ?? 'link')
    const item = same ?? (spare.cloneNode(true) as HTMLElement)
    const link = item.querySelector('a') as HTMLAnchorElement
    link.href = social.link
    link.ariaLabel = social.name
    link.title = social.name
    // A channel that the page was not built with has no drawing here: its first letter stands for it.
    if (!same) link.textContent = social.name.slice(0, 1)
    return item
  })
  list.replaceChildren(...next)
}

interface Reach {
  address?: Record<string, string> | undefined
  socials?: Social[] | undefined
}

function show({ address, socials }: Reach): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-reach]')) {
    const value = address?.[link.dataset.reach as string]
    if (value) setLink(link, value)
  }
  const list = document.querySelector('[data-socials]')
  if (list && socials?.length) showSocials(list, socials)
}

const kept = 'reach.once.v1'

/**
 * Once per browser session the numbers and the channels are asked for anew: a page from a cache between us and the reader
 * may be older than they are. The answer holds for every page of the session.
 */
export async function refreshReach(): Promise<void> {
  try {
    const before = sessionStorage.getItem(kept)
    if (before) {
      show(JSON.parse(before))
      return
    }
    // Asked for once, whether or not an answer comes.
    sessionStorage.setItem(kept, '{}')
  } catch {
    return
  }
  const [address, socials] = await Promise.all([
    read<Reach['address']>('address'),
    read<Reach['socials']>('social-medias'),
  ])
  show({ address, socials })
  sessionStorage.setItem(kept, JSON.stringify({ address, socials }))
}
