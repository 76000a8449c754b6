import type { MissedSearch } from '#entities/office/missed-search.ts'
import { csvFile } from '#entities/text/csv.ts'
import type { Translate } from '#i18n/messages.ts'
import { targetText } from './target-text.ts'

/** The list as a CSV file. */
export const missedCsv = (rows: readonly MissedSearch[], t: Translate): string =>
  csvFile([
    ['words', 'languages', 'count', 'last', 'target'].map(name => t(`office:missedSearches.columns.${name}`)),
    ...rows.map(one => [one.words, one.languages.join(' '), one.count, one.lastOn ?? '', targetText(one, t)]),
  ])
