/** A script of Astro's in a page: its element for islands, or one of our directives. */
const islandScripts =
  /<script>(?=(?:(?!<\/script>)[\s\S])*(?:customElements\.define\("astro-island"|\(self\.Astro=\{\}\)\)\.(?:intent|session|update)=))(?:(?!<\/script>)[\s\S])*<\/script>/g

/**
 * A page without the scripts that Astro writes into each page for its islands: they are a file that is fetched when
 * somebody turns to one (islands/wake.ts), instead of 2.7 KB with each page. The portal's shells show an island at once.
 */
export const withoutIslandScripts = (html: string): string =>
  html.includes('client="only"') ? html : html.replace(islandScripts, '')
