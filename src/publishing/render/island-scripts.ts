/** A script of Astro's in a page: the custom element for islands, or one of our client directives. */
const islandScripts =
  /<script>(?=(?:(?!<\/script>)[\s\S])*(?:customElements\.define\("astro-island"|\(self\.Astro=\{\}\)\)\.(?:intent|session|update)=))(?:(?!<\/script>)[\s\S])*<\/script>/g

/**
 * Removes the scripts that Astro writes into each page for its islands. They are loaded as a file when the visitor
 * uses an island (islands/hydrate-on-intent.ts), which saves 2.7 KB in each page. The shells of the portal show an island at once
 * and keep them.
 */
export const withoutIslandScripts = (html: string): string =>
  html.includes('client="only"') ? html : html.replace(islandScripts, '')
