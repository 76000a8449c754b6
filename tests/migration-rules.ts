/** Statements that break the previous version, with a message for the author of the migration. */
const rules: [RegExp, string][] = [
  [
    /\bdrop\s+(table|column|type|view|schema|sequence|function|index|extension|trigger)\b/i,
    'removes something that the previous version may use',
  ],
  [/\brename\b/i, 'renames something that the previous version uses'],
  [/\balter\s+column\b.*\b(set\s+data\s+)?type\b/is, 'changes the type of a column'],
  [/\bset\s+not\s+null\b/i, 'refuses rows that the previous version writes without this column'],
  [/\bdrop\s+default\b/i, 'refuses rows that the previous version writes without this column'],
  [
    /\badd\s+column\b(?!.*\b(default|generated)\b).*\bnot\s+null\b/is,
    'requires a column that the previous version does not write',
  ],
  [/^\s*(update|delete\s+from|truncate)\b/i, 'changes rows that the previous version reads'],
]
/** Statements that break the previous version only on a table that existed before this migration. */
const rulesOfOldTables: [RegExp, string][] = [
  [
    /\balter\s+table\s+(?:only\s+)?("?\w+"?).*\badd\s+constraint\b/is,
    'constrains rows that the previous version writes',
  ],
  [/\bcreate\s+unique\s+index\b.*?\bon\s+("?\w+"?)/is, 'constrains rows that the previous version writes'],
  [
    /\bcreate\s+(?:constraint\s+)?trigger\b.*?\bon\s+("?\w+"?)/is,
    'acts on every write of the previous version',
  ],
]

const bare = (name = '') => name.replaceAll('"', '')

/**
 * Whether a statement only checks or fills new columns, which the previous version neither reads nor writes. It leaves a
 * new column at its default, for which PostgreSQL validates the check when the column is added.
 */
function concernsOnly(added: ReadonlySet<string>, statement: string): boolean {
  const [, checked = ''] = /\badd\s+constraint\s+"?\w+"?\s+check\s*(.*)$/is.exec(statement) ?? []
  const [, table, values = ''] =
    /^update\s+("?\w+"?)(?:\s+\w+)?\s+set\s+(.*?)(?:\s+(?:from|where)\b.*)?$/is.exec(statement) ?? []
  const columns = [
    ...[...checked.matchAll(/"(\w+)"\."(\w+)"/g)].map(([, of, name]) => `${of}.${name}`),
    ...[...values.matchAll(/(?:^|,)\s*"(\w+)"\s*=/g)].map(([, name]) => `${bare(table)}.${name}`),
  ]
  return columns.length > 0 && columns.every(column => added.has(column))
}

/** Why the previous version cannot run during a migration; empty if the migration only adds. */
export function needsStop(sql: string): string[] {
  const statements = sql.split('--> statement-breakpoint').map(one => one.replace(/^\s*--.*$/gm, '').trim())
  const created = new Set(
    statements.flatMap(
      one => bare(/^create\s+table\s+(?:if\s+not\s+exists\s+)?("?\w+"?)/i.exec(one)?.[1]) || [],
    ),
  )
  const added = new Set(
    statements.flatMap(one => {
      const [, table, column] = /^alter\s+table\s+("?\w+"?)\s+add\s+column\s+("?\w+"?)/i.exec(one) ?? []
      return column ? `${bare(table)}.${bare(column)}` : []
    }),
  )
  return statements.flatMap(statement => {
    if (concernsOnly(added, statement)) return []
    // The definition of a new table only names columns and contains no other statements.
    if (/^create\s+table\b/i.test(statement)) return []
    const found = rules.filter(([pattern]) => pattern.test(statement)).map(([, why]) => why)
    for (const [pattern, why] of rulesOfOldTables) {
      const table = bare(pattern.exec(statement)?.[1])
      const [, refers] = /foreign\s+key\s*\(("?\w+"?)\)/i.exec(statement) ?? []
      // The previous version leaves a new column null, which satisfies a foreign key.
      if (table && !created.has(table) && !added.has(`${table}.${bare(refers)}`)) found.push(why)
    }
    return [...new Set(found)].map(why => `“${statement.slice(0, 60)}” ${why}`)
  })
}

/** The note in a migration that requires a stop of all processes. */
export const stopNote = (sql: string): string | null =>
  /^--\s*needs a stop:\s*(.+)$/im.exec(sql)?.[1]?.trim() ?? null
