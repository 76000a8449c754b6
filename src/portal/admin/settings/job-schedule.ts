/** The schedule of a job in a form that can be translated. */
export type JobSchedule =
  | { every: 'minute' }
  | { every: 'minutes'; count: number }
  | { every: 'hour' }
  | { every: 'day'; at: string }
  | { every: 'other'; cron: string }

const two = (text: string) => text.padStart(2, '0')

/** Parses a cron line. Its hours are UTC and are converted to the reader's time zone. */
export function parseCron(cron: string, zone: string, today: Temporal.PlainDate): JobSchedule {
  const [minute = '', hour = '', ...rest] = cron.trim().split(/\s+/)
  if (rest.join(' ') !== '* * *') return { every: 'other', cron }
  if (hour === '*' && minute === '*') return { every: 'minute' }
  const step = /^\*\/(\d+)$/.exec(minute)?.[1]
  if (hour === '*' && step) return { every: 'minutes', count: Number(step) }
  if (hour === '*' && /^\d{1,2}$/.test(minute)) return { every: 'hour' }
  if (!/^\d{1,2}$/.test(minute) || !/^\d{1,2}$/.test(hour)) return { every: 'other', cron }
  const at = today
    .toZonedDateTime({ timeZone: 'UTC', plainTime: `${two(hour)}:${two(minute)}` })
    .withTimeZone(zone)
    .toPlainTime()
  return { every: 'day', at: at.toString({ smallestUnit: 'minute' }) }
}
