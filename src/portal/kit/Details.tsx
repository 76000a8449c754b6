import type { ReactNode } from 'react'
import { telephone } from '#entities/people/telephone.ts'

/** A label and its value. Rows without one are left out. */
export type Detail = readonly [label: string, value: ReactNode]

/** What is known about one item. */
export function Details({
  rows,
  look = 'sheet details',
}: {
  rows: readonly (Detail | false)[]
  look?: string
}) {
  return (
    <dl className={look}>
      {rows.map(
        (row, index) =>
          row && (
            // biome-ignore lint/suspicious/noArrayIndexKey: the rows of one item do not move
            <div key={index}>
              <dt>{row[0]}</dt>
              <dd>{row[1]}</dd>
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

/** Links to write to somebody, and to call. */
export function Contact({ email, phone, subject }: ContactProps) {
  const query = subject ? `?subject=${encodeURIComponent(subject)}` : ''
  return (
    <span className="contact">
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
