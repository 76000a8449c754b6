/**
 * Does the work for each, also after one has failed: one that fails each time must not stop those behind it. Then throws
 * the first failure, so that a job counts as failed. Returns the sum of what the work returned; true is one.
 */
export async function sumOfEach<T>(
  all: Iterable<T>,
  work: (one: T) => Promise<number | boolean>,
): Promise<number> {
  let sum = 0
  const failures: unknown[] = []
  for (const one of all) {
    try {
      sum += Number(await work(one))
    } catch (error) {
      failures.push(error)
    }
  }
  if (failures.length > 0) throw failures[0]
  return sum
}
