// Some spreadsheets also take a formula sign in full width, or after blanks and invisible characters, as the start of a
// formula.
const sign = '[\\s\\p{C}\\p{Z}"]*[=+\\-@\uff1d\uff0b\uff0d\uff20\ufe62\ufe63\ufe66\ufe6b\u2212]'
const lineEnd = '\\t\\r\\n\u0085\u2028\u2029'
const begins = new RegExp(`^(?=${sign}|[${lineEnd}])`, 'u')
// Some programs end a cell at a semicolon (Indonesian, German) or a tab, and ignore our quotation marks, so the text
// after it may become a formula too.
const goesOn = new RegExp(`([;${lineEnd}])(?=${sign})`, 'gu')

/**
 * One cell of a CSV file, without control characters. A spreadsheet takes a text that begins with = + - @, in half or
 * full width, or with a line end, as a formula; an apostrophe before it makes it plain text (OWASP, CSV injection). A
 * number stays a number.
 */
export function csvCell(value: unknown): string {
  if (typeof value === 'number') return String(value)
  const text = value === null || value === undefined ? '' : String(value)
  const printed = text.replace(/[^\P{Cc}\t\r\n\u0085]/gu, '')
  const plain = printed.replace(goesOn, "$1'").replace(begins, "'")
  return /[",;\r\n]/.test(plain) ? `"${plain.replaceAll('"', '""')}"` : plain
}

/** One row, with the line end of RFC 4180. */
export const csvRow = (cells: readonly unknown[]): string => `${cells.map(csvCell).join(',')}\r\n`

/** Rows as a CSV file, with the byte order mark by which spreadsheets recognise UTF-8. */
export const csvFile = (rows: readonly (readonly unknown[])[]): string => `\ufeff${rows.map(csvRow).join('')}`
