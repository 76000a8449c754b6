import type { ReactNode } from 'react'
import IconDown from '~icons/lucide/arrow-down'
import IconUp from '~icons/lucide/arrow-up'
import IconBoth from '~icons/lucide/chevrons-up-down'
import { classNames } from './class-names.ts'

export interface Sort {
  column: string
  descending: boolean
}

export interface Column<Row> {
  id: string
  header: ReactNode
  cell: (row: Row) => ReactNode
  sortable?: boolean
  align?: 'start' | 'end'
  /** names its row; one per table */
  isRowHeader?: boolean
  /** left out on phones, where it is not what one looks for */
  wideOnly?: boolean
}

interface TableProps<Row> {
  caption: ReactNode
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  rowKey: (row: Row) => string
  sort?: Sort
  onSort?: (sort: Sort) => void
  /** stands in the table's place when there are no rows */
  empty?: ReactNode
  /** the rows are being fetched again: they stay, and say so */
  isBusy?: boolean
  isSelected?: (row: Row) => boolean
}

/** Rows like a good spreadsheet; its head stays in sight. On a phone it scrolls in its own box. */
export function Table<Row>({
  caption,
  columns,
  rows,
  rowKey,
  sort,
  onSort,
  empty,
  isBusy,
  isSelected,
}: TableProps<Row>) {
  if (!rows.length && !isBusy && empty) return <>{empty}</>
  const cellClass = (column: Column<Row>) =>
    classNames(column.align === 'end' && 'text-end', column.wideOnly && 'max-md:hidden') || undefined
  return (
    <section
      className="table-scroll table-dense"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by the keyboard
      tabIndex={0}
      aria-label={typeof caption === 'string' ? caption : undefined}
    >
      <table className="table" aria-busy={isBusy || undefined}>
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr>
            {columns.map(column => (
              <th
                key={column.id}
                scope="col"
                aria-sort={ariaSort(column, sort)}
                className={cellClass(column)}
              >
                {column.sortable && onSort ? (
                  <button type="button" className="sort" onClick={() => onSort(nextSort(column.id, sort))}>
                    {column.header}
                    {sort?.column !== column.id ? <IconBoth /> : sort.descending ? <IconDown /> : <IconUp />}
                  </button>
                ) : (
                  column.header
                )}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(row => (
            <tr key={rowKey(row)} aria-selected={isSelected?.(row) || undefined}>
              {columns.map(column =>
                column.isRowHeader ? (
                  <th key={column.id} scope="row" className={cellClass(column)}>
                    {column.cell(row)}
                  </th>
                ) : (
                  <td key={column.id} className={cellClass(column)}>
                    {column.cell(row)}
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

const ariaSort = (column: { id: string; sortable?: boolean }, sort?: Sort) =>
  !column.sortable
    ? undefined
    : sort?.column !== column.id
      ? 'none'
      : sort.descending
        ? 'descending'
        : 'ascending'

/** A second press on the same column turns the order around. */
export const nextSort = (column: string, sort?: Sort): Sort => ({
  column,
  descending: sort?.column === column && !sort.descending,
})
