import { HOUSE_DRAWING, type SharePicture, sharePath, titleAlone } from '#content/share-picture.ts'

const entities: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  '#39': "'",
  '#34': '"',
  '#38': '&',
}
const plainText = (text: string) => text.replace(/&(\w+|#\d+);/g, (whole, name) => entities[name] ?? whole)

/**
 * What a page says of its own picture, or null. A page whose words do not give the address that it names is not
 * believed, so that only what the publisher rendered is ever drawn.
 */
export function sharePictureIn(html: string): (SharePicture & { path: string }) | null {
  const head = html.slice(0, html.indexOf('</head>') + 1)
  const meta = (name: string) => {
    const found = new RegExp(`<meta (?:property|name)="${name}" content="([^"]*)"`).exec(head)
    return found ? plainText(found[1] as string) : ''
  }
  const address = /\/og\/[0-9a-f]{32}\.png$/.exec(meta('og:image'))
  if (!address) return null
  const name = meta('og:site_name')
  const title = titleAlone(meta('og:title'), name)
  const picture = { title, name, drawing: meta('thumbnail') || HOUSE_DRAWING }
  const path = sharePath(picture)
  return path === address[0] ? { ...picture, path } : null
}
