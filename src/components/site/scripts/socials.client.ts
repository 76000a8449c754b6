export interface Social {
  name: string
  icon?: string
  link: string
}

const linkOf = (item: Element) => item.querySelector('a') as HTMLAnchorElement
const iconOf = ({ icon }: Social) => icon ?? 'link'

/** The links of a list of channels as one text, to compare lists. */
export const linksOf = (list: Element): string =>
  [...list.querySelectorAll('a')].map(link => link.href).join(' ')

function absolute(link: string): string {
  try {
    return new URL(link, location.href).href
  } catch {
    return link
  }
}

/** The same text for these channels. */
export const textOfSocials = (socials: Social[]): string =>
  socials.map(({ link }) => absolute(link)).join(' ')

/** Updates the list to these channels: each reuses its own item, or an item with the icon of its kind. */
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
  // First each channel's own item: two channels of one kind must not take each other's.
  const own = socials.map(social => take(item => linkOf(item).href === absolute(social.link)))
  const next = socials.map((social, index) => {
    const drawn = (item: HTMLLIElement) => linkOf(item).dataset.icon === iconOf(social)
    const item = own[index] ?? take(drawn) ?? ((items.find(drawn) ?? spare).cloneNode(true) as HTMLLIElement)
    const link = linkOf(item)
    link.href = social.link
    link.ariaLabel = social.name
    link.title = social.name
    // The page has no icon for a channel of a new kind: its first letter is shown instead.
    if (!own[index] && !drawn(item)) link.textContent = social.name.slice(0, 1)
    return item
  })
  list.replaceChildren(...next)
}
