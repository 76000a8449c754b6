import { escapeHtml } from '#entities/text/escape-html.ts'

export interface Filling {
  /** The entered values by field name. */
  values: Record<string, unknown>
  /** The message above the form. Errors of fields are shown without it: the title above them says the same. */
  message: string
  fields: { path: string; message: string }[]
  /** Prefix of the title, as screen readers read the title first. */
  titlePrefix: string
}

const hiddenMark = /\shidden(?:="[^"]*")?(?=[\s/>])/

/** Replaces one part of the page. With a function: in a replacement string an entered `$&` would be a pattern. */
function change(html: string, pattern: RegExp, by: (...found: string[]) => string): string {
  return html.replace(pattern, (...found) => by(...(found as string[])))
}

function withValue(html: string, name: string, value: string): string {
  const control = `\\bname="${name}"`
  let page = change(html, new RegExp(`<input\\b[^>]*${control}[^>]*>`), tag => {
    if (/\btype="(file|hidden)"/.test(tag)) return tag
    if (/\btype="checkbox"/.test(tag))
      return tag.includes(`value="${escapeHtml(value)}"`) ? tag.replace('<input', '<input checked') : tag
    return tag.replace(/\svalue="[^"]*"/, '').replace('<input', () => `<input value="${escapeHtml(value)}"`)
  })
  page = change(
    page,
    new RegExp(`(<textarea\\b[^>]*${control}[^>]*>)[\\s\\S]*?(</textarea>)`),
    // HTML ignores the first line break after the tag, so add one.
    (_, open, close) => `${open}\n${escapeHtml(value)}${close}`,
  )
  return change(
    page,
    new RegExp(`(<select\\b[^>]*${control}[^>]*>)([\\s\\S]*?)(</select>)`),
    (_, ...select) => {
      const [open = '', options = '', close = ''] = select
      const wanted = `value="${escapeHtml(value)}"`
      const chosen = options
        .replace(/\sselected(?:="[^"]*")?(?=[\s/>])/g, '')
        .replace(/<option\b[^>]*>/g, tag =>
          tag.includes(wanted) ? tag.replace('<option', '<option selected') : tag,
        )
      return open + chosen + close
    },
  )
}

function withError(html: string, name: string, message: string): string {
  const page = change(
    html,
    new RegExp(`(<p\\b[^>]*\\bid="f-${name}-error"[^>]*>)([\\s\\S]*?<span\\b[^>]*>)(</span>)`),
    (_, open = '', inside = '', close = '') =>
      open.replace(hiddenMark, '') + inside + escapeHtml(message) + close,
  )
  return change(
    page,
    new RegExp(`<(input|select|textarea)\\b(?=[^>]*\\bid="f-${name}")`),
    tag => `${tag} aria-invalid="true"`,
  )
}

/**
 * Fills the released page of a form for a sender without scripts: the entered values, the errors at the top and
 * beside their fields. Uses the attributes that components/form/ sets, and inserts every value as text.
 */
export function fillForm(html: string, { values, message, fields, titlePrefix }: Filling): string {
  const start = html.search(/<form\b[^>]*\bdata-form\b/)
  const end = html.indexOf('</form>', start)
  if (start < 0 || end < 0) return html
  let form = html.slice(start, end)
  for (const [name, value] of Object.entries(values)) {
    if (/^[a-z]\w*$/i.test(name) && typeof value === 'string') form = withValue(form, name, value)
  }
  const at = (path: string) => (/^[a-z]\w*$/i.test(path) ? form.indexOf(`id="f-${path}"`) : -1)
  // In the order of the page. Errors without a field are shown, too.
  const shown = fields.map(one => ({ ...one, at: at(one.path) })).toSorted((a, b) => a.at - b.at)
  const lines = shown
    .map(one =>
      one.at < 0 ? escapeHtml(one.message) : `<a href="#f-${one.path}">${escapeHtml(one.message)}</a>`,
    )
    .map(line => `<li>${line}</li>`)
    .join('')
  for (const one of shown) if (one.at >= 0) form = withError(form, one.path, one.message)
  form = change(form, /<div\b[^>]*\bdata-problems\b[^>]*>/, tag => tag.replace(hiddenMark, ' autofocus'))
  form = change(
    form,
    /(<p\b[^>]*\bdata-problems-text\b[^>]*>)[\s\S]*?(<\/p>)/,
    (_, open = '', close = '') => open + (fields.length > 0 ? '' : escapeHtml(message)) + close,
  )
  form = change(
    form,
    /(<ul\b[^>]*\bdata-problems-list\b[^>]*>)[\s\S]*?(<\/ul>)/,
    (_, open = '', close = '') => open + lines + close,
  )
  const page = html.slice(0, start) + form + html.slice(end)
  return change(page, /<title>/, tag => `${tag}${escapeHtml(titlePrefix)}`)
}
