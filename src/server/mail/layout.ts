import { sayIn } from '#i18n/texts-from-disk.ts'

export interface Mail {
  language: 'en' | 'id'
  /** The sentence that matters most: subject and heading at once, as many read no further. */
  title: string
  paragraphs: string[]
  /** A code to type, shown large on a line of its own. */
  code?: string
  details?: [label: string, value: string][]
  action?: { label: string; url: string }
  /** The hospital's own name; it signs the message. */
  hospital?: string
}

const escapes: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}
const asMarkup = (text: string) => text.replace(/[&<>"']/g, character => escapes[character] as string)

/** A line break in a subject would start a header of its own. */
const oneLine = (text: string) =>
  text
    .replace(/[\p{Cc}\u2028\u2029]+/gu, ' ')
    .trim()
    .slice(0, 200)

/** Only what a browser may open from a mail. */
function webAddress(url: string): string {
  if (/^https?:$/.test(new URL(url).protocol)) return url
  throw new Error(`A mail's action must lead to a web page, not to ${url}.`)
}

const styles = {
  body: 'margin:0;padding:24px 16px;background:#f4f7f6;color:#14312b;font:16px/1.55 system-ui,-apple-system,Segoe UI,Roboto,Arial,sans-serif',
  card: 'max-width:560px;margin:0 auto;padding:28px 24px;background:#ffffff;border-radius:12px',
  title: 'margin:0 0 16px;font-size:22px;line-height:1.3',
  code: 'margin:20px 0;font-size:32px;font-weight:700;letter-spacing:6px',
  label: 'padding:4px 16px 4px 0;color:#4c635d;vertical-align:top;text-align:left;font-weight:400',
  button:
    'display:inline-block;padding:12px 20px;border-radius:8px;background:#047857;color:#ffffff;font-weight:600;text-decoration:none',
  small: 'margin:24px auto 0;max-width:560px;color:#4c635d;font-size:14px',
}

function asHtml(mail: Mail, footer: string[]): string {
  const paragraphs = mail.paragraphs.map(one => `<p>${asMarkup(one)}</p>`)
  const code = mail.code ? [`<p style="${styles.code}">${asMarkup(mail.code)}</p>`] : []
  const rows = (mail.details ?? []).map(
    ([label, value]) =>
      `<tr><th scope="row" style="${styles.label}">${asMarkup(label)}</th><td style="padding:4px 0">${asMarkup(value)}</td></tr>`,
  )
  const table = rows.length ? [`<table style="border-collapse:collapse">${rows.join('')}</table>`] : []
  const action = mail.action
    ? [
        `<p style="margin:24px 0"><a href="${asMarkup(mail.action.url)}" style="${styles.button}">${asMarkup(mail.action.label)}</a></p>`,
        `<p style="font-size:14px;word-break:break-all">${asMarkup(mail.action.url)}</p>`,
      ]
    : []
  return [
    `<!doctype html><html lang="${mail.language}"><head><meta charset="utf-8">`,
    `<meta name="viewport" content="width=device-width"><title>${asMarkup(mail.title)}</title></head>`,
    `<body style="${styles.body}"><div style="${styles.card}"><h1 style="${styles.title}">${asMarkup(mail.title)}</h1>`,
    ...paragraphs,
    ...code,
    ...table,
    ...action,
    `</div><p style="${styles.small}">${footer.map(asMarkup).join('<br>')}</p></body></html>`,
  ].join('\n')
}

function asText(mail: Mail, footer: string[]): string {
  const details = (mail.details ?? []).map(([label, value]) => `${label}: ${value}`)
  return [
    mail.title,
    ...mail.paragraphs,
    ...(mail.code ? [mail.code] : []),
    ...(details.length ? [details.join('\n')] : []),
    ...(mail.action ? [`${mail.action.label}:\n${mail.action.url}`] : []),
    ['-- ', ...footer].join('\n'),
  ].join('\n\n')
}

/** Every message that leaves the hospital, in one shape: plain text, and simple HTML in which nothing is taken as markup. */
export function composeMail(mail: Mail): { subject: string; text: string; html: string } {
  if (mail.action) webAddress(mail.action.url)
  const say = sayIn(mail.language)
  const footer = [...(mail.hospital ? [mail.hospital] : []), say('mail:layout.automatic')]
  return { subject: oneLine(mail.title), text: asText(mail, footer), html: asHtml(mail, footer) }
}
