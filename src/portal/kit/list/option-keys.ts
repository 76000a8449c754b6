/** The option to which an arrow key leads from `active`, with the first after the last; undefined for any other key. */
export function optionAfter(key: string, active: number, count: number): number | undefined {
  const step = { ArrowDown: 1, ArrowUp: -1 }[key]
  if (step === undefined) return undefined
  return count === 0 ? 0 : (active + step + count) % count
}
