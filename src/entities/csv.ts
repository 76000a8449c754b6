/**
 * One cell of a CSV file. A spreadsheet takes what begins with = + - @ or a control character for a formula: an
 * apostrophe before it makes it plain text (OWASP, CSV injection). A number stays a number.
 */
export function csvCell(value: unknown): string {
  const text = value === null || value === undefined ? '' : String(value)
  const plain = typeof value === 'number' || !/^[=+\-@\t\r\n]/.test(text) ? text : `'${text}`
  return /[",;\r\n]/.test(plain) ? `"${plain.replaceAll('"', '""')}"` : plain
}

/** One line of the file, with the line end of RFC 4180. */
export const csvRow = (cells: readonly unknown[]): string => `${cells.map(csvCell).join(',')}\r\n`

/** Rows as a CSV file, with the mark by which spreadsheets know UTF-8. */
export const csvFile = (rows: readonly (readonly unknown[])[]): string => `\ufeff${rows.map(csvRow).join('')}`
