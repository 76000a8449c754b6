import { escapeHtml } from '#entities/text/escape-html.ts'
import { elementHtml } from '#search/elements/element.ts'
import { type ResultReader, resultsOf } from '#search/whole/results.ts'
import type { WholeFound, WholeQuery } from '#search/whole/site-index.ts'
import { added, filled, hidden, shown, unescapeHtml, withTag } from './markup.ts'
import { pageWithNotice, withAnsweredAttribute } from './page.ts'

/** The static page of the search of the whole site with its results, as the scripts would show them. */
export function pageWithWhole(
  html: string,
  query: WholeQuery,
  found: WholeFound | null,
  notice: string,
): string {
  const data = /\sdata-whole="([^"]*)"/.exec(html)?.[1]
  if (!data) return html
  const reader = JSON.parse(unescapeHtml(data)) as ResultReader
  let page = pageWithNotice(html, notice)
  page = withTag(page, 'name="q"', tag => added(tag, `value="${escapeHtml(query.q)}"`))
  if (!found) return page
  page = withTag(page, 'data-whole-results', withAnsweredAttribute)
  page = page.replace(/<noscript><p[^>]*data-without-script[\s\S]*?<\/noscript>/, '')
  if (found.total === 0) return withTag(page, 'data-whole-none', shown)
  page = filled(page, 'data-whole-results', elementHtml(resultsOf(found, query, reader)))
  return withTag(page, 'data-whole-lists', hidden)
}
