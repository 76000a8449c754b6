import type { ReactNode } from 'react'
import { classNames } from '#ui/class-names.ts'

export interface Column<R> {
  /** No column of a table has one, or all have. */
  label?: string
  /** The label is for screen readers only. */
  hideLabel?: boolean
  /** Left out on small screens. */
  wide?: boolean
  /** As narrow as its content. */
  fit?: boolean
  /** Numbers and times: digits of one width. */
  tabular?: boolean
  cell(row: R): ReactNode
}

interface TableProps<R> {
  rows: readonly R[]
  /** The first one names the row. */
  columns: readonly Column<R>[]
  keyOf(row: R): string | number
  /** `items`: rows that are links. `plain`: rows to be read. */
  look?: 'items' | 'plain'
  caption?: string
  hideHead?: boolean
  className?: string
}

/** Rows of a list as a table. */
export function Table<R>({
  rows,
  columns,
  keyOf,
  look = 'items',
  caption,
  hideHead,
  className,
}: TableProps<R>) {
  const [first, ...others] = columns
  const cellClass = ({ wide, fit, tabular }: Column<R>) =>
    classNames(wide && 'wide-only', fit && 'fit', tabular && 'tabular') || undefined
  return (
    <div className="table-box">
      <table className={classNames('table', look === 'items' ? 'items' : 'plain-rows', className)}>
        {caption && <caption className="sr-only">{caption}</caption>}
        {first?.label && (
          <thead className={hideHead ? 'sr-only' : undefined}>
            <tr>
              {columns.map((column, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the columns of a table do not move
                <th key={index} scope="col" className={column.wide ? 'wide-only' : undefined}>
                  {column.hideLabel ? <span className="sr-only">{column.label}</span> : column.label}
                </th>
              ))}
            </tr>
          </thead>
        )}
        <tbody>
          {rows.map(row => (
            <tr key={keyOf(row)}>
              <th scope="row">{first?.cell(row)}</th>
              {others.map((column, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the columns of a table do not move
                <td key={index} className={cellClass(column)}>
                  {column.cell(row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** The title of a row, with a second line below it. */
export function RowTitle({ children, below }: { children: ReactNode; below?: ReactNode }) {
  return (
    <span className="item-title">
      <span>
        {children}
        {below && <small>{below}</small>}
      </span>
    </span>
  )
}
