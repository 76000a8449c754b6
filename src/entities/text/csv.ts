// Blanks and invisible signs before it do not hide a formula from every spreadsheet, nor does a sign of full width.
const sign = '[\\s\\p{C}\\p{Z}"]*[=+\\-@\uff1d\uff0b\uff0d\uff20\ufe62\ufe63\ufe66\ufe6b\u2212]'
const lineEnd = '\\t\\r\\n\u0085\u2028\u2029'
const begins = new RegExp(`^(?=${sign}|[${lineEnd}])`, 'u')
// A table is also opened where a cell ends with a semicolon (Indonesian, German) or a tab, and our quotation marks mean nothing.
const goesOn = new RegExp(`([;${lineEnd}])(?=${sign})`, 'gu')

/**
 * One cell of a CSV file, without control characters. A spreadsheet takes what begins with = + - @, in half or full width,
 * or a line end for a formula: an apostrophe before it makes it plain text (OWASP, CSV injection). A number stays a number.
 */
export function csvCell(value: unknown): string {
  if (typeof value === 'number') return String(value)
  const text = value === null || value === undefined ? '' : String(value)
  const printed = text.replace(/[^\P{Cc}\t\r\n\u0085]/gu, '')
  const plain = printed.replace(goesOn, "$1'").replace(begins, "'")
  return /[",;\r\n]/.test(plain) ? `"${plain.replaceAll('"', '""')}"` : plain
}

/** One line of the file, with the line end of RFC 4180. */
export const csvRow = (cells: readonly unknown[]): string => `${cells.map(csvCell).join(',')}\r\n`

/** Rows as a CSV file, with the mark by which spreadsheets know UTF-8. */
export const csvFile = (rows: readonly (readonly unknown[])[]): string => `\ufeff${rows.map(csvRow).join('')}`
