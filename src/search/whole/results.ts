import type { Elsewhere } from '../directory.ts'
import { type ElementData, element } from '../elements/element.ts'
import type { Hit, HitGroup, WholeFound, WholeQuery } from './site-index.ts'

/** The texts of results, with placeholders as in `locales`, and the addresses around them. */
export interface ResultTexts extends Record<`elsewhere_${Exclude<Elsewhere, ''>}`, string> {
  found_one: string
  found_other: string
  /** With `{{term}}`. */
  corrected: string
  /** With `{{count}}` and `{{kind}}`. */
  all: string
  /** Back to all kinds. */
  every: string
  kinds: string
}
export interface ResultReader {
  language: string
  /** '' or '/id'. */
  root: string
  texts: ResultTexts
}

const inLanguage = (lang: string | undefined): Record<string, string> => (lang ? { lang } : {})

const hitOf = (root: string, { path, title, text, titleIn, textIn }: Hit): ElementData =>
  element(
    'li',
    {},
    element('a', { href: root + path, ...inLanguage(titleIn) }, title),
    ...(text ? [element('p', inLanguage(textIn), text)] : []),
  )

/** What was found, by kind. The server writes it into the page; where no server is, the browser builds it there. */
export function resultsOf(
  found: WholeFound,
  { q, kind }: WholeQuery,
  { language, root, texts }: ResultReader,
): ElementData {
  const number = (count: number) => count.toLocaleString(language)
  const fill = (text: string, values: Record<string, string>) =>
    text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => values[name] ?? '')
  const addressOf = (values: Record<string, string>) => `${root}/search?${new URLSearchParams(values)}`
  /** All doctors stand on their own page, where they can be filtered. */
  const allOf = (group: HitGroup) =>
    group.kind === 'doctors'
      ? `${root}/doctors?${new URLSearchParams({ search: found.corrected || q })}`
      : addressOf({ q, kind: group.kind })
  const partOf = (group: HitGroup): ElementData => {
    const count = number(group.total)
    const more = group.total > group.hits.length
    const label = fill(texts.all, { count, kind: group.title })
    return element(
      'section',
      { id: group.kind, 'aria-labelledby': `${group.kind}-title` },
      element(
        'h2',
        { id: `${group.kind}-title` },
        group.title,
        ' ',
        element('span', { class: 'chip-count' }, count),
      ),
      ...(group.kind === 'doctors' && found.elsewhere
        ? [element('p', { class: 'read' }, texts[`elsewhere_${found.elsewhere}`])]
        : []),
      element('ul', {}, ...group.hits.map(hit => hitOf(root, hit))),
      ...(more ? [element('p', {}, element('a', { class: 'link', href: allOf(group) }, label))] : []),
    )
  }
  const chip = (group: HitGroup) =>
    element(
      'li',
      {},
      element(
        'a',
        { class: 'chip', href: `#${group.kind}` },
        group.title,
        element('span', { class: 'chip-count' }, number(group.total)),
      ),
    )
  const count = number(found.total)
  return element(
    'div',
    { class: 'results' },
    element(
      'p',
      { class: 'count' },
      fill(found.total === 1 ? texts.found_one : texts.found_other, { count, q }),
    ),
    ...(found.corrected
      ? [element('p', { class: 'read' }, fill(texts.corrected, { term: found.corrected }))]
      : []),
    ...(kind ? [element('p', {}, element('a', { class: 'link', href: addressOf({ q }) }, texts.every))] : []),
    ...(found.groups.length > 1
      ? [
          element(
            'nav',
            { 'aria-label': texts.kinds },
            element('ul', { class: 'chip-row' }, ...found.groups.map(chip)),
          ),
        ]
      : []),
    ...found.groups.map(partOf),
  )
}
