import { bookingPath } from '#entities/appointment/booking-path.ts'
import { escapeHtml } from '#entities/text/escape-html.ts'
import type { Row } from '#search/directory.ts'
import { filled, linked, withTag } from './markup.ts'

export interface RowTemplate {
  html: string
  /** `/doctors` or `/id/doctors`. */
  base: string
  words: Record<string, string>
  language: string
}

const cut = (html: string, from: RegExp, to: string): string => {
  const start = html.search(from)
  return start < 0 ? html : html.slice(0, start) + html.slice(html.indexOf(to, start) + to.length)
}

/** Fills the page's template like islands/search/FoundRow.tsx in the browser; an end-to-end test compares the two. */
export function rowMarkup({ html, base, words, language }: RowTemplate, row: Row): string {
  let made = html.replace('data-doctor=""', `data-doctor="${escapeHtml(row.slug)}"`)
  made = made.replace(/(<img[^>]*?)\ssrc="[^"]*"/, (_, before) => `${before} src="${escapeHtml(row.photo)}"`)
  if (row.drawn) made = made.replace('frame frame-portrait', 'frame frame-portrait portrait-drawn')
  made = made.replace(
    /(<a[^>]*?)\shref="[^"]*"([^>]*>)/,
    (_, before, after) => `${before} href="${base}/${escapeHtml(row.slug)}"${after}${escapeHtml(row.name)}`,
  )
  made = filled(
    made,
    'class="doctor-row-specialty"',
    escapeHtml(row.specialists.map(one => one.name).join(', ')),
  )
  if (row.places.length === 0) made = cut(made, /<p class="doctor-row-places"/, '</p>')
  else made = made.replace('<span></span></p>', () => `<span>${escapeHtml(row.places.join(', '))}</span></p>`)
  const names = [...made.matchAll(/data-name="([^"]*)"/g)].map(match => match[1] ?? '')
  const sits = row.weekdays.map(day => names[day - 1] ?? '')
  if (sits.length === 0) made = cut(made, /<p class="week"/, '</p>')
  else {
    const days = new Intl.ListFormat(language, { type: 'conjunction' }).format(sits)
    made = filled(made, 'class="sr-only"', escapeHtml((words.sitsOn ?? '').replace('{{days}}', days)))
    for (const name of sits)
      made = withTag(made, `data-name="${name}"`, tag =>
        tag.replace('class="week-day"', 'class="week-day sits"'),
      )
  }
  if (!row.bookable)
    return filled(cut(made, /<a[^>]*data-book/, '</a>'), 'data-next=""', escapeHtml(words.byTelephone ?? ''))
  made = withTag(made, 'data-book', tag => linked(tag, bookingPath(row.slug)))
  return made.replace(/(?<=data-book[^>]*>[^<]*<span class="sr-only"> <bdi>)/, () => escapeHtml(row.name))
}
