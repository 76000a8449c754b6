/**
 * Runs `work` for each item, at most `most` at a time. After a failure it starts no more, waits for the running ones,
 * and throws.
 */
export async function mapLimit<T>(
  items: Iterable<T>,
  most: number,
  work: (item: T) => Promise<void>,
): Promise<void> {
  const failures: unknown[] = []
  const waiting = Iterator.from(items)
  const worker = async () => {
    for (const item of waiting) {
      await work(item).catch(error => failures.push(error))
      if (failures.length > 0) return
    }
  }
  await Promise.all(Array.from({ length: most }, worker))
  if (failures.length > 0) throw failures[0]
}
