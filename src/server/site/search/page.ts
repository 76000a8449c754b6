import type { ContentLanguage } from '#entities/localized.ts'
import { escapeHtml } from '#entities/text/escape-html.ts'
import {
  type DoctorQuery,
  doctorFilters,
  type Found,
  maxPages,
  type Named,
  pagesShown,
} from '#search/directory.ts'
import { added, filled, hidden, linked, replacedText, shown, unescapeHtml, withTag } from './markup.ts'
import { type RowTemplate, rowMarkup } from './row.ts'

const attribute = (html: string, name: string): string =>
  unescapeHtml(new RegExp(`\\s${name}="([^"]*)"`).exec(html)?.[1] ?? '')

/** Fills the query into the form, so that the visitor can change it. A filter has radio buttons, a checkbox or a list. */
function fillForm(html: string, doctorQuery: DoctorQuery): string {
  let page = withTag(html, 'id="finder-term"', tag => added(tag, `value="${escapeHtml(doctorQuery.search)}"`))
  for (const name of [...doctorFilters, 'sort'] as const) {
    if (!doctorQuery[name]) continue
    const escaped = escapeHtml(doctorQuery[name])
    const input = (attribute: string) =>
      new RegExp(`<input(?=[^>]*\\sname="${name}")(?=[^>]*\\s${attribute})[^>]*>`)
    const radio = input(`value="${escaped.replace(/[^\w&#;-]/g, '\\$&')}"`)
    if (radio.test(page)) {
      page = page.replace(input('value=""'), tag => tag.replace(/\schecked(?:="")?/, ''))
      page = page.replace(radio, tag => added(tag, 'checked'))
    } else page = page.replace(input('type="checkbox"'), tag => added(tag, 'checked'))
    page = withTag(page, `data-count="${name}:${escaped}"`, tag =>
      tag.startsWith('<option') ? added(tag, 'selected') : tag,
    )
  }
  return page
}

function fillCounts(html: string, counts: Found['counts']): string {
  return html.replace(
    /(<(option|span)[^>]*\sdata-count="([^"]*)"[^>]*>)[^<]*/g,
    (_, tag: string, element: string, key: string) => {
      const [name = '', ...value] = unescapeHtml(key).split(':')
      const count = counts[name as keyof Found['counts']]?.[value.join(':')] ?? 0
      return tag + (element === 'option' ? `${escapeHtml(attribute(tag, 'data-name'))} (${count})` : count)
    },
  )
}

export const withAnsweredAttribute = (tag: string) => added(tag, 'data-answered')

/** Hides the general emergency line of the static page: it would repeat or contradict the notice. */
export const pageWithNotice = (html: string, notice: string): string =>
  withTag(filled(html, 'data-emergency', notice), 'data-emergency-line', hidden)

const everythingAbout = (text: string, term: string) => text.replace('{{term}}', () => term)

/** The static page of doctors with the results, as the scripts would show them. */
export function pageWithResults(
  html: string,
  doctorQuery: DoctorQuery,
  found: Found,
  language: ContentLanguage,
  notice = '',
): string {
  const words = JSON.parse(attribute(html, 'data-words') || '{}') as Record<string, string>
  const template = /<template id="doctor-row" data-base="([^"]*)"[^>]*>([\s\S]*?)<\/template>/.exec(html)
  if (!template) return html
  const row: RowTemplate = { html: template[2] as string, base: template[1] as string, words, language }
  const links = (all: Named[], folder = '/specialists') =>
    all
      .map(one => {
        const href = `${row.base.replace(/\/doctors$/, folder)}/${escapeHtml(one.slug)}`
        return `<a class="link" href="${href}">${escapeHtml(one.name)}</a>`
      })
      .join(', ')
  const sentence = (name: string, values: Record<string, string> = {}) =>
    escapeHtml((words[name] ?? '').replace(/\{\{(\w+)\}\}/g, (_, key: string) => values[key] ?? ''))
  const count = found.total.toLocaleString(language)
  const { understood, corrected, elsewhere, unknown, insurer, pages, rows, nearest, total, unfiltered } =
    found

  let page = withTag(html, 'data-everybody', hidden)
  page = pageWithNotice(page, notice)
  page = withTag(page, 'data-answer', tag => withAnsweredAttribute(shown(tag)))
  page = page.replace(/<noscript><p[^>]*data-without-script[\s\S]*?<\/noscript>/, '')
  page = fillCounts(fillForm(page, doctorQuery), found.counts)
  page = filled(page, 'data-answer-count', sentence(total === 1 ? 'found_one' : 'found_other', { count }))
  if (corrected) page = filled(page, 'data-answer-corrected', sentence('corrected', { term: corrected }))
  if (unknown) page = filled(page, 'data-answer-unknown', sentence(`unknown_${unknown}`))
  if (elsewhere) page = filled(page, 'data-answer-elsewhere', sentence(`elsewhere_${elsewhere}`))
  if (insurer) page = filled(page, 'data-answer-insurer', sentence('takes', { insurer }))
  if (doctorQuery.search && understood.length > 0)
    page = filled(page, 'data-answer-understood', `${sentence('understood')} ${links(understood)}`)
  if (pages.length > 0) page = filled(page, 'data-answer-pages', `${sentence('pages')} ${links(pages, '')}`)
  if (doctorQuery.search) {
    const about = `${row.base.replace(/\/doctors$/, '/search')}?${new URLSearchParams({ q: doctorQuery.search })}`
    page = withTag(page, 'data-answer-whole', tag => linked(shown(tag), about))
    page = replacedText(
      page,
      'data-answer-whole',
      everythingAbout(words.everything ?? '', doctorQuery.search),
    )
  }
  page = filled(page, 'data-answer-list', rows.map(one => rowMarkup(row, one)).join(''))
  const next = pagesShown(doctorQuery.page) + 1
  if (total > rows.length && next <= maxPages) {
    const asked = Object.entries({ ...doctorQuery, page: String(next) }).filter(([, value]) => value)
    const to = `${row.base}?${new URLSearchParams(asked)}`
    page = withTag(page, 'data-answer-more', tag => linked(shown(tag), to))
  }
  if (total > 0) return page
  page = withTag(page, 'data-answer-none', shown)
  page = filled(page, 'data-answer-nearest', `${sentence('nearest')} ${links(nearest)}`)
  if (unfiltered === 0) return page
  const wider = doctorQuery.search
    ? `${row.base}?${new URLSearchParams({ search: doctorQuery.search })}`
    : row.base
  page = withTag(page, 'data-answer-wider', tag => linked(shown(tag), wider))
  return replacedText(page, 'data-answer-wider', (words.wider ?? '').replace('{{count}}', String(unfiltered)))
}
