// Blanks and invisible signs before it do not hide a formula from every spreadsheet, nor does a sign of full width.
const formula =
  /^[\s\u200b-\u200f\u2060\ufeff]*[=+\-@\uff1d\uff0b\uff0d\uff20\ufe62\ufe63\ufe66\ufe6b\u2212]|^[\t\r\n\u0085\u2028\u2029]/

/**
 * One cell of a CSV file. A spreadsheet takes what begins with = + - @, in half or full width, or a control character for
 * a formula: an apostrophe before it makes it plain text (OWASP, CSV injection). A number stays a number.
 */
export function csvCell(value: unknown): string {
  const text = value === null || value === undefined ? '' : String(value)
  const plain = typeof value === 'number' || !formula.test(text) ? text : `'${text}`
  return /[",;\r\n]/.test(plain) ? `"${plain.replaceAll('"', '""')}"` : plain
}

/** One line of the file, with the line end of RFC 4180. */
export const csvRow = (cells: readonly unknown[]): string => `${cells.map(csvCell).join(',')}\r\n`

/** Rows as a CSV file, with the mark by which spreadsheets know UTF-8. */
export const csvFile = (rows: readonly (readonly unknown[])[]): string => `\ufeff${rows.map(csvRow).join('')}`
