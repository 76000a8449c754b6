export interface Social {
  name: string
  icon?: string
  link: string
}

const linkOf = (item: Element) => item.querySelector('a') as HTMLAnchorElement
const iconOf = ({ icon }: Social) => icon ?? 'link'

/** What a list of channels says, as one text: two pages say the same where it is the same. */
export const linksOf = (list: Element): string =>
  [...list.querySelectorAll('a')].map(link => link.href).join(' ')

function absolute(link: string): string {
  try {
    return new URL(link, location.href).href
  } catch {
    return link
  }
}

/** What a list of these channels would say. */
export const textOfSocials = (socials: Social[]): string =>
  socials.map(({ link }) => absolute(link)).join(' ')

/** The list as the hospital has it now: each channel keeps its own place in the page, or takes the drawing of its kind. */
export function showSocials(list: Element, socials: Social[]): void {
  const items = [...list.querySelectorAll('li')]
  const [spare] = items
  if (!spare || socials.length === 0) return
  const left = new Set(items)
  const take = (fits: (item: HTMLLIElement) => boolean) => {
    const found = [...left].find(fits)
    if (found) left.delete(found)
    return found
  }
  // Every channel's own first: two of one kind must not take each other's.
  const own = socials.map(social => take(item => linkOf(item).href === absolute(social.link)))
  const next = socials.map((social, index) => {
    const drawn = (item: HTMLLIElement) => linkOf(item).dataset.icon === iconOf(social)
    const item = own[index] ?? take(drawn) ?? ((items.find(drawn) ?? spare).cloneNode(true) as HTMLLIElement)
    const link = linkOf(item)
    link.href = social.link
    link.ariaLabel = social.name
    link.title = social.name
    // A channel of a kind that the page was not built with has no drawing here: its first letter stands for it.
    if (!own[index] && !drawn(item)) link.textContent = social.name.slice(0, 1)
    return item
  })
  list.replaceChildren(...next)
}
