import type { ReactNode } from 'react'
import { classNames } from '#ui/class-names.ts'
import IconDown from '~icons/lucide/arrow-down'
import IconUp from '~icons/lucide/arrow-up'
import IconBoth from '~icons/lucide/arrow-up-down'
import { useTranslation } from '../texts.ts'

export interface Column<R> {
  /** No column of a table has one, or all have. */
  label?: string
  /** The label is for screen readers only. */
  hideLabel?: boolean
  /** The name of the order by this column; its heading is then a button. */
  sortBy?: string | false | undefined
  /** Left out on small screens. */
  wide?: boolean
  /** As narrow as its content. */
  fit?: boolean
  /** Numbers and times: digits of one width. */
  tabular?: boolean
  cell(row: R): ReactNode
}

interface Order {
  /** The name of the current order, with a hyphen in front if it is descending. */
  sort: string
  onSort(sort: string): void
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
  /** For columns with `sortBy`. */
  order?: Order
  /** The rows are the previous result, while the next one is loaded. */
  isOld?: boolean
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
  order,
  isOld,
  className,
}: TableProps<R>) {
  const [first, ...others] = columns
  const cellClass = ({ wide, fit, tabular }: Column<R>) =>
    classNames(wide && 'wide-only', fit && 'fit', tabular && 'tabular') || undefined
  return (
    <div className="table-box" aria-busy={isOld}>
      <table className={classNames('table', look === 'items' ? 'items' : 'wrap-anywhere', className)}>
        {caption && <caption className="sr-only">{caption}</caption>}
        {first?.label && (
          <thead className={hideHead ? 'sr-only' : undefined}>
            <tr>
              {columns.map((column, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the columns of a table do not move
                <Heading key={index} column={column} order={order} />
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

function Heading<R>({ column, order }: { column: Column<R>; order: Order | undefined }) {
  const { t } = useTranslation()
  const { label = '', sortBy, wide, hideLabel } = column
  const className = wide ? 'wide-only' : undefined
  if (!sortBy || !order)
    return (
      <th scope="col" className={className}>
        {hideLabel ? <span className="sr-only">{label}</span> : label}
      </th>
    )
  const isDown = order.sort === `-${sortBy}`
  const state = order.sort === sortBy ? 'ascending' : isDown ? 'descending' : undefined
  const Icon = state === 'ascending' ? IconUp : state === 'descending' ? IconDown : IconBoth
  const look = 'group -m-2 inline-flex min-h-8 items-center gap-1.5 rounded-sm p-2 hover:text-brand-strong'
  return (
    <th scope="col" aria-sort={state} className={className}>
      <button
        type="button"
        className={classNames(look, state && 'text-ink')}
        title={t('admin:list.sortBy', { column: label })}
        onClick={() => order.onSort(state === 'ascending' ? `-${sortBy}` : sortBy)}
      >
        {label}
        <Icon className={classNames('size-3.5', !state && 'opacity-50 group-hover:opacity-100')} />
      </button>
    </th>
  )
}

interface TitleProps {
  children: ReactNode
  /** The box that selects the row, its picture. */
  before?: ReactNode
  below?: ReactNode
}

/** The title of a row, with a second line below it. */
export function RowTitle({ children, before, below }: TitleProps) {
  return (
    <span className="flex min-w-0 items-center gap-3">
      {before}
      <span className="grid min-w-0">
        {children}
        {below && <small className="wrap-anywhere text-13 font-[450] text-ink-faint">{below}</small>}
      </span>
    </span>
  )
}
