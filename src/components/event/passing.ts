/** Whether the reader's clock stands within the time of a part of the page: `from` counted in, `until` not. */
export const isItsTime = ({ from, until }: { from?: string; until?: string }, now: number): boolean =>
  !(from && Date.parse(from) > now) && !(until && Date.parse(until) <= now)
