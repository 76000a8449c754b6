/**
 * One cell of a CSV file. A spreadsheet takes what begins with = + - @ or a control character for a formula: an
 * apostrophe before it makes it plain text (OWASP, CSV injection). A number stays a number.
 */
export function csvCell(value: unknown): string {
  const text = value === null || value === undefined ? '' : String(value)
  const plain = typeof value === 'number' || !/^[=+\-@\t\r\n]/.test(text) ? text : `'${text}`
  return /[",;\r\n]/.test(plain) ? `"${plain.replaceAll('"', '""')}"` : plain
}

/** Rows as a CSV file: with the mark by which spreadsheets know UTF-8, and the line ends of RFC 4180. */
export const csvFile = (rows: readonly (readonly unknown[])[]): string =>
  `\ufeff${rows.map(row => row.map(csvCell).join(',')).join('\r\n')}\r\n`
