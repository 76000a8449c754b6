import type { Statistics } from '#entities/schedule/front-desk.ts'
import { csvFile } from '#entities/text/csv.ts'
import type { Translate } from '#i18n/messages.ts'

const counts = [
  'offered',
  'taken',
  'noShows',
  'waitMinutes',
  'called',
  'requests',
  'answeredInTime',
] as const satisfies (keyof Statistics)[]

/** The counts, from which the shares on the screen are computed, as a CSV file. */
export const statisticsCsv = (rows: readonly Statistics[], first: string, t: Translate): string =>
  csvFile([
    [first, ...counts.map(name => t(`statistics:csv.${name}`))],
    ...rows.map(row => [row.name, ...counts.map(name => row[name])]),
  ])
