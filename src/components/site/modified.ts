/** Content with the time of its last publication. */
export type Changed = readonly ({ updatedAt: string } | null | undefined)[]

/**
 * When the last of these items was changed, to the second and as the sitemap has moments; undefined without items. Pages name here what they are about,
 * and read these items whole: a change of any of them then renders the page again.
 */
export function lastChange(items: Changed): string | undefined {
  const moments = items.flatMap(item => (item ? `${item.updatedAt.slice(0, 19)}.000Z` : []))
  return moments.sort().at(-1)
}
