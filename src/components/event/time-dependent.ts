/** Whether `now` is within the time of the content: `from` inclusive, `until` exclusive. */
export const isWithinTime = ({ from, until }: { from?: string; until?: string }, now: number): boolean =>
  !(from && Date.parse(from) > now) && !(until && Date.parse(until) <= now)
