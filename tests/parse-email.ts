/** A parsed email. */
export interface ParsedEmail {
  header(name: string): string | undefined
  /** The decoded parts by their content type. */
  parts: Map<string, string>
  part(type: RegExp): string
}

const unfold = (head: string) => head.replace(/\n[ \t]+/g, ' ')
const headerIn = (head: string, name: string) =>
  new RegExp(`^${name}: (.*)$`, 'im').exec(unfold(head))?.[1]?.trim()

function decoded(text: string, encoding: string | undefined): string {
  if (encoding === 'base64') return Buffer.from(text, 'base64').toString('utf8')
  if (encoding !== 'quoted-printable') return text
  const bytes = text
    .replace(/=\n/g, '')
    .replace(/=([\dA-F]{2})/g, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16)))
  return Buffer.from(bytes, 'latin1').toString('utf8')
}

export function parseEmail(data: string): ParsedEmail {
  const end = data.indexOf('\n\n')
  const parts = new Map<string, string>()
  const boundaries = [...unfold(data).matchAll(/boundary="([^"]+)"/g)].map(([, one]) => `--${one}`)
  // Split only at known boundaries: a signature also begins with two dashes.
  const pieces = boundaries.reduce((all, one) => all.flatMap(piece => piece.split(one)), [data])
  for (const part of pieces) {
    const [head = '', ...rest] = part.trimStart().split('\n\n')
    const type = headerIn(head, 'content-type')
    if (!type || type.startsWith('multipart')) continue
    parts.set(type, decoded(rest.join('\n\n'), headerIn(head, 'content-transfer-encoding')))
  }
  return {
    header: name => headerIn(data.slice(0, end), name),
    parts,
    part: type => [...parts].find(([name]) => type.test(name))?.[1] ?? '',
  }
}
