/** A style sheet of a page, as Astro's build gives it to the app. */
export interface PageStyle {
  sheet: { type: 'external'; src: string } | { type: 'inline'; content: string }
}

/** `/[...locale]/doctors&src/pages/…`: the template of a public page whose only parameter is the language. */
const isEntryPage = (key: string) => /^\/\[\.\.\.locale\](\/[^[&]*)?&/.test(key)

/**
 * Puts the style sheet that all pages share into the HTML of home and the lists: pages by which visitors arrive, which
 * are painted without a second request. The many pages of one kind link to its file instead, because compressing it into
 * each of 20,000 would double the work of a build.
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
        isEntryPage(key) ? await Promise.all(list.map(inlined)) : list,
      ],
    ),
  )
}
