/** Adds the tags of a text, separated by line breaks or semicolons, without duplicates. A tag can contain a comma. */
export function addTags(tags: readonly string[], text: string): string[] {
  const added = text
    .split(/[\n;]+/)
    .map(tag => tag.trim().replace(/\s+/g, ' '))
    .filter(Boolean)
  return [...new Set([...tags, ...added])]
}
