// Words that keep their own form inside a name that came in capitals.
const forms = new Map(
  [
    ...'Ave Blvd Bldg Cir Cmns Ct Dr Ft Hwy Jr Ln Ltd Mt Pkwy Pl Rd Rt Rte Rx Sq Sr St Ste Tpke'.split(' '),
    ...'AIDS ENT ER HIV ICU MRI NE OB PO RSIA RSU RSUD SE UK US USA VA YMCA YWCA'.split(' '),
    ...'dba von der'.split(' '),
    ...'UMass'.split(' '),
  ].map(word => [word.toUpperCase(), word]),
)
const small = new Set('AND AT BY DE DI FOR IN OF ON THE TO'.split(' '))
const roman = /^(?:I{1,3}|IV|VI{0,3}|IX|XI{0,3})$/
const vowel = /[AEIOUY]/

function word(text: string, first: boolean): string {
  const form = forms.get(text)
  if (form) return form
  if (small.has(text) && !first) return text.toLowerCase()
  if (roman.test(text)) return text
  // CVS, LLC, GPG: without a vowel it is an abbreviation.
  if (text.length <= 4 && !vowel.test(text)) return text
  return capitalised(text)
}

function capitalised(text: string): string {
  const rest = text.toLowerCase()
  if (/^MC\p{L}{3}/u.test(text)) return `Mc${capitalised(text.slice(2))}`
  if (/^\p{L}{3,}RX$/u.test(text)) return `${capitalised(text.slice(0, -2))}Rx`
  return rest.replace(/^\p{L}/u, letter => letter.toUpperCase())
}

/** Only capitals, and longer than a short name that may really be written so (IBM). */
const isAllCapitals = (text: string) =>
  !/\p{Ll}/u.test(text) && /\p{Lu}{5}|\p{Lu}{2,}.*[^\p{L}].*\p{Lu}{2}/u.test(text)

/**
 * `HARRINGTON MEMORIAL HOSPITAL, INC.` in normal case: many directories write everything in capitals. A text with any
 * lower-case letter is not changed, because its case is intended.
 */
export function tidyCapitals(text: string): string {
  if (!isAllCapitals(text)) return text
  let first = true
  return text.replace(/(?:\p{Lu}\.){2,}|[\p{L}\p{N}]+(?:['’]\p{L}+)*/gu, part => {
    const done = part.includes('.') ? part : joined(part, first)
    first = false
    return done
  })
}

/** Apostrophes: `SAM'S` is Sam's, `O'NEILL` O'Neill. Numbers: `2ND` is 2nd, `B101` and `2380A` stay. */
function joined(text: string, first: boolean): string {
  if (/^\d+(?:ST|ND|RD|TH)$/.test(text)) return text.toLowerCase()
  if (/\d/.test(text)) return text
  const [head, ...tail] = text.split(/(?=['’])/)
  const parts = tail.map(part =>
    part.length <= 3 ? part.toLowerCase() : part[0] + capitalised(part.slice(1)),
  )
  return word(head as string, first) + parts.join('')
}

/**
 * The name of a person in normal case. A family name alone may be in capitals on purpose: change only a name that is
 * all capitals.
 */
export const tidyName = (text: string): string =>
  /\p{Ll}/u.test(text) || !/\p{Lu}{2}/u.test(text)
    ? text
    : text.replace(/\p{L}+/gu, part => (part.length > 1 ? capitalised(part) : part))
