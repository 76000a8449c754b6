import { bookingPath } from '#entities/appointment/booking-path.ts'
import type { Row } from '#search/directory.ts'
import { buttonClass } from '#ui/Button.tsx'
import { classNames } from '#ui/class-names.ts'
import IconMapPin from '~icons/lucide/map-pin'

export interface RowTexts {
  sitsOn: string
  byTelephone: string
  book: string
  /** Monday to Sunday, long and short names. */
  days: { name: string; short: string }[]
}

interface Props {
  row: Row
  texts: RowTexts
  /** Made once for all rows: a format takes longer than a row. */
  list: Intl.ListFormat
  /** The page of the doctors in this language. */
  base: string
}

/**
 * A found doctor, with the markup of components/doctor/list/DoctorRow.astro. The server fills it too: server/site/search/row.ts.
 */
export function FoundRow({ row, texts, list, base }: Props) {
  const sits = texts.days.filter((_, index) => row.weekdays.includes(index + 1)).map(day => day.name)
  const spoken = list.format(sits)
  return (
    <li>
      <article className="card card-link doctor-row" data-doctor={row.slug}>
        <span className={classNames('frame frame-portrait', row.drawn && 'portrait-drawn')}>
          {/* `src` last, as React sets it in the browser: the server's row must be identical to the letter. */}
          <img alt="" width="400" height="500" loading="lazy" decoding="async" src={row.photo} />
        </span>
        <div className="doctor-row-body">
          <h3 className="doctor-row-name">
            <a className="stretched" href={`${base}/${row.slug}`} dir="auto">
              {row.name}
            </a>
          </h3>
          <p className="doctor-row-specialty">{row.specialists.map(one => one.name).join(', ')}</p>
          {row.places.length > 0 && (
            <p className="doctor-row-places">
              <IconMapPin />
              <span>{row.places.join(', ')}</span>
            </p>
          )}
          {row.weekdays.length > 0 && (
            <p className="week">
              <span className="sr-only">{texts.sitsOn.replace('{{days}}', spoken)}</span>
              <span className="week-days" aria-hidden="true">
                {texts.days.map(({ name, short }) => (
                  <span
                    key={name}
                    className={classNames('week-day', sits.includes(name) && 'sits')}
                    data-name={name}
                  >
                    {short}
                  </span>
                ))}
              </span>
            </p>
          )}
          {/* Filled by live/availability.ts. */}
          <div className="doctor-row-foot">
            <p className="doctor-row-next" data-next="">
              {row.bookable ? '' : texts.byTelephone}
            </p>
            {row.bookable && (
              <a
                className={buttonClass({ variant: 'tint', size: 'small' }, 'doctor-row-book needs-js')}
                href={bookingPath(row.slug)}
                data-book=""
              >
                {texts.book}
                <span className="sr-only">
                  {' '}
                  <bdi>{row.name}</bdi>
                </span>
              </a>
            )}
          </div>
        </div>
      </article>
    </li>
  )
}
