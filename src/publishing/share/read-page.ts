import { type SharePicture, SITE_DRAWING, sharePath, titleAlone } from '#content/share-picture.ts'

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

const metas = {
  'og:image': /<meta property="og:image" content="([^"]*)"/,
  'og:site_name': /<meta property="og:site_name" content="([^"]*)"/,
  'og:title': /<meta property="og:title" content="([^"]*)"/,
  thumbnail: /<meta name="thumbnail" content="([^"]*)"/,
}

/**
 * The data of a page's share picture, or null. The address of the picture is computed again from the text: a page whose
 * address differs is refused, so that only rendered pages are ever drawn.
 */
export function sharePictureIn(html: string): (SharePicture & { path: string }) | null {
  const head = html.slice(0, html.indexOf('</head>') + 1)
  const meta = (name: keyof typeof metas) => {
    const found = metas[name].exec(head)
    return found ? plainText(found[1] as string) : ''
  }
  const address = /\/og\/[0-9a-f]{32}\.png$/.exec(meta('og:image'))
  if (!address) return null
  const name = meta('og:site_name')
  const title = titleAlone(meta('og:title'), name)
  const picture = { title, name, drawing: meta('thumbnail') || SITE_DRAWING }
  const path = sharePath(picture)
  return path === address[0] ? { ...picture, path } : null
}
