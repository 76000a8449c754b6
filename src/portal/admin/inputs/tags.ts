/** The tags with those of a text added, one a line or between semicolons; none twice. A comma may be part of one. */
export function addTags(tags: readonly string[], text: string): string[] {
  const added = text
    .split(/[\n;]+/)
    .map(tag => tag.trim().replace(/\s+/g, ' '))
    .filter(Boolean)
  return [...new Set([...tags, ...added])]
}
