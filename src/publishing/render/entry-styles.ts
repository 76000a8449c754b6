/** A style sheet of a page, as Astro's build gives it to the app. */
export interface PageStyle {
  /** Sheets with a lower one come first; -1 if it belongs to an island that is rendered in the browser only. */
  order: number
  sheet: { type: 'external'; src: string } | { type: 'inline'; content: string }
}

/**
 * True for the template of home or of a list: a public page without a parameter for one item. Visitors arrive by these, so
 * their HTML has all styles and is painted without a second request.
 */
const isEntryPage = (routePattern: string): boolean =>
  /^\/\[\.\.\.locale\](\/[^[]*)?(\/\[\.\.\.\w+\])?$/.test(routePattern)

/**
 * Puts the style sheet that all pages share into the HTML of the entry pages. The many pages of one kind link to its
 * file instead, because compressing it into each of 20,000 would double the work of a build.
 */
export async function withEntryStyles(
  styles: [key: string, list: PageStyle[]][],
  read: (src: string) => Promise<string>,
): Promise<[key: string, list: PageStyle[]][]> {
  const texts = new Map<string, Promise<string>>()
  const textOf = (src: string) => {
    const text = texts.get(src) ?? read(src)
    texts.set(src, text)
    return text
  }
  const inlined = async (style: PageStyle): Promise<PageStyle> =>
    style.sheet.type === 'external'
      ? { ...style, sheet: { type: 'inline', content: await textOf(style.sheet.src) } }
      : style
  return Promise.all(
    styles.map(
      async ([key, list]): Promise<[string, PageStyle[]]> => [
        key,
        isEntryPage(key.split('&', 1)[0] ?? '') ? await Promise.all(list.map(inlined)) : list,
      ],
    ),
  )
}
