import type { Finding, ImportFindings } from '#sync/findings.ts'
import type { ImportedKind } from '#sync/source.ts'
import type { Counts } from './counts.ts'

export interface ReportStart {
  source: string
  startedAt: Temporal.Instant
}

/** The result of an import: printed, stored in `sync_run`, and written by `--report`. */
export interface ImportReport {
  source: string
  startedAt: string
  endedAt: string
  milliseconds: number
  /** Records read, by FHIR type. */
  read: Record<string, number>
  counts: Record<ImportedKind | 'schedules' | 'leaves', Counts>
  /** Records that were not imported. */
  skipped: Finding[]
  /** Parts of imported records that were left out. */
  leftOut: Finding[]
}

export function reportOf(
  { source, startedAt }: ReportStart,
  read: ImportReport['read'],
  counts: ImportReport['counts'],
  findings: ImportFindings,
  now: Temporal.Instant,
): ImportReport {
  return {
    source,
    startedAt: startedAt.toString(),
    endedAt: now.toString(),
    milliseconds: now.epochMilliseconds - startedAt.epochMilliseconds,
    read,
    counts,
    skipped: findings.skipped.list(),
    leftOut: findings.leftOut.list(),
  }
}

const columns = ['added', 'changed', 'unchanged', 'archived', 'gone'] as const

function table({ counts }: ImportReport): string[] {
  const rows = [
    ['', ...columns],
    ...Object.entries(counts).map(([kind, one]) => [kind, ...columns.map(column => String(one[column]))]),
  ]
  return rows.map(
    ([kind, ...cells]) => (kind as string).padEnd(12) + cells.map(cell => cell.padStart(11)).join(''),
  )
}

/** Findings as lines: count, reason, and examples. */
export function findingLines(title: string, findings: readonly Finding[]): string[] {
  if (findings.length === 0) return []
  const lines = findings.flatMap(({ what, reason, count, examples }) => [
    `  ${String(count).padStart(6)}  ${what}: ${reason}`,
    `          ${examples.slice(0, 3).join(', ')}${count > 3 ? ', …' : ''}`,
  ])
  return ['', title, ...lines]
}

/** The report for the terminal. */
export function reportText(report: ImportReport): string {
  const read = Object.entries(report.read).map(([type, count]) => `${count} ${type}`)
  const counts = Object.values(report.counts)
  const gone = counts.some(one => one.gone > 0)
  const sums = (['added', 'changed', 'unchanged', 'archived'] as const)
    .map(column => `${counts.reduce((sum, one) => sum + one[column], 0)} ${column}`)
    .join(', ')
  return [
    `Read ${read.join(', ')}.`,
    '',
    ...table(report),
    ...findingLines('Not imported:', report.skipped),
    ...findingLines('Imported without:', report.leftOut),
    ...(gone
      ? ['', 'Gone: imported earlier, no longer in this source, still on the site. --prune archives them.']
      : []),
    ...(report.counts.leaves.added > 0
      ? ['', 'New leave: a running Rawat tells the patients who have booked within a minute.']
      : []),
    '',
    `Imported from ${report.source} into the database in ${(report.milliseconds / 1000).toFixed(1)} s: ${sums}.`,
  ].join('\n')
}
