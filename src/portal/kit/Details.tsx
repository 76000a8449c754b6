import type { ReactNode } from 'react'
import { telephone } from '#entities/people/telephone.ts'

/** A label and its value. Rows without one are left out. */
export type Detail = readonly [label: string, value: ReactNode]

/** The facts about one item, as labels and values. */
export function Details({
  rows,
  tiles,
}: {
  rows: readonly (Detail | false)[]
  /** Side by side instead of one below the other. */
  tiles?: boolean
}) {
  const looks = tiles
    ? {
        list: 'facts grid grid-cols-[repeat(auto-fill,minmax(min(100%,15rem),1fr))] gap-x-6 gap-y-4',
        label: 'text-14 text-ink-soft',
      }
    : {
        list: 'sheet gap-4',
        row: 'grid gap-x-6 gap-y-0.5 md:grid-cols-[14rem_minmax(0,1fr)]',
        label: 'font-semibold text-ink-soft',
      }
  return (
    <dl className={looks.list}>
      {rows.map(
        (row, index) =>
          row && (
            // biome-ignore lint/suspicious/noArrayIndexKey: the rows of one item do not move
            <div key={index} className={looks.row}>
              <dt className={looks.label}>{row[0]}</dt>
              <dd className="wrap-anywhere">{row[1]}</dd>
            </div>
          ),
      )}
    </dl>
  )
}

interface ContactProps {
  email?: string | null
  phone?: string | null
  /** The subject of an email. */
  subject?: string
}

/** Links to write an email and to call. */
export function Contact({ email, phone, subject }: ContactProps) {
  const query = subject ? `?subject=${encodeURIComponent(subject)}` : ''
  return (
    <span className="flex flex-wrap gap-x-5 gap-y-1">
      {email && (
        <a className="link" href={`mailto:${email}${query}`}>
          {email}
        </a>
      )}
      {phone && (
        <a className="link" href={telephone(phone)}>
          {phone}
        </a>
      )}
    </span>
  )
}
