import { escapeHtml } from '#entities/text/escape-html.ts'
import type { InterfaceLanguage } from '#entities/text/interface-language.ts'
import { directionOf } from '#i18n/languages.ts'
import { translateIn } from '#i18n/texts-from-disk.ts'

interface Link {
  label: string
  url: string
}

export interface Mail {
  language: InterfaceLanguage
  /** The main sentence, used as subject and heading, as many people read no further. */
  title: string
  paragraphs: string[]
  /** A code to type, shown large on its own line. */
  code?: string
  details?: [label: string, value: string][]
  /** Further links below the text. */
  links?: { title: string; items: Link[] }
  action?: Link
  /** The hospital's own name; it signs the message. */
  hospital?: string
}

/** A line break in a subject would start a new header. */
const oneLine = (text: string) =>
  text
    .replace(/[\p{Cc}\u2028\u2029]+/gu, ' ')
    .trim()
    .slice(0, 200)

/** Only http and https may be opened from an email. */
function webAddress(url: string): string {
  if (/^https?:$/.test(new URL(url).protocol)) return url
  throw new Error(`The action of an email must link to a web page, not to ${url}.`)
}

const styles = {
  body: 'margin:0;padding:24px 16px;background:#f4f7f6;color:#14312b;font:16px/1.55 system-ui,-apple-system,Segoe UI,Roboto,Arial,sans-serif',
  name: 'max-width:560px;margin:0 auto 16px;color:#047857;font-weight:800;font-size:18px;letter-spacing:-0.02em',
  card: 'max-width:560px;margin:0 auto;padding:28px 24px;background:#ffffff;border-radius:12px',
  title: 'margin:0 0 16px;font-size:22px;line-height:1.3',
  code: 'margin:20px 0;font-size:32px;font-weight:700;letter-spacing:6px',
  detail: 'margin:0 0 8px',
  label: 'color:#4c635d',
  links: 'margin:0 0 16px;padding:0;list-style:none',
  link: 'display:inline-block;padding:8px 0;color:#047857;font-weight:600',
  button:
    'display:inline-block;padding:12px 20px;border-radius:8px;background:#047857;color:#ffffff;font-weight:600;text-decoration:none',
  small: 'margin:24px auto 0;max-width:560px;color:#4c635d;font-size:14px',
}

function asHtml(mail: Mail, footer: string[]): string {
  const paragraphs = mail.paragraphs.map(one => `<p>${escapeHtml(one)}</p>`)
  const code = mail.code ? [`<p style="${styles.code}">${escapeHtml(mail.code)}</p>`] : []
  // Lines instead of a table: better on narrow screens and in screen readers.
  const details = (mail.details ?? []).map(
    ([label, value]) =>
      `<p style="${styles.detail}"><span style="${styles.label}">${escapeHtml(label)}:</span> <strong>${escapeHtml(value)}</strong></p>`,
  )
  const items = (mail.links?.items ?? []).map(
    ({ label, url }) =>
      `<li><a href="${escapeHtml(url)}" style="${styles.link}">${escapeHtml(label)}</a></li>`,
  )
  const links = items.length
    ? [`<p>${escapeHtml(mail.links?.title ?? '')}</p><ul style="${styles.links}">${items.join('')}</ul>`]
    : []
  const action = mail.action
    ? [
        `<p style="margin:24px 0"><a href="${escapeHtml(mail.action.url)}" style="${styles.button}">${escapeHtml(mail.action.label)}</a></p>`,
        `<p style="font-size:14px;word-break:break-all">${escapeHtml(mail.action.url)}</p>`,
      ]
    : []
  return [
    `<!doctype html><html lang="${mail.language}" dir="${directionOf(mail.language)}"><head><meta charset="utf-8">`,
    `<meta name="viewport" content="width=device-width"><title>${escapeHtml(mail.title)}</title></head>`,
    `<body style="${styles.body}">`,
    ...(mail.hospital ? [`<p style="${styles.name}">${escapeHtml(mail.hospital)}</p>`] : []),
    `<div style="${styles.card}"><h1 style="${styles.title}">${escapeHtml(mail.title)}</h1>`,
    ...paragraphs,
    ...code,
    ...details,
    ...links,
    ...action,
    `</div><p style="${styles.small}">${footer.map(escapeHtml).join('<br>')}</p></body></html>`,
  ].join('\n')
}

function asText(mail: Mail, footer: string[]): string {
  const details = (mail.details ?? []).map(([label, value]) => `${label}: ${value}`)
  return [
    mail.title,
    ...mail.paragraphs,
    ...(mail.code ? [mail.code] : []),
    ...(details.length ? [details.join('\n')] : []),
    ...(mail.links?.items.length
      ? [[mail.links.title, ...mail.links.items.map(one => `${one.label}\n${one.url}`)].join('\n')]
      : []),
    ...(mail.action ? [`${mail.action.label}:\n${mail.action.url}`] : []),
    ['-- ', ...footer].join('\n'),
  ].join('\n\n')
}

/** The common layout of all emails: plain text, and simple HTML in which all values are escaped. */
export function composeMail(mail: Mail): { subject: string; text: string; html: string } {
  for (const { url } of [mail.action ?? [], mail.links?.items ?? []].flat()) webAddress(url)
  const t = translateIn(mail.language)
  const footer = [...(mail.hospital ? [mail.hospital] : []), t('mail:layout.automatic')]
  return { subject: oneLine(mail.title), text: asText(mail, footer), html: asHtml(mail, footer) }
}
