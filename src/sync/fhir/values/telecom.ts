import { email, phone } from '#entities/fields.ts'
import type { ImportFindings } from '../../findings.ts'
import type { ContactPoint, ResourceType } from '../resources.ts'
import { isOver } from './dates.ts'

interface From {
  at: string
  type: ResourceType
}

const uses = ['work', undefined, 'mobile', 'temp']
const phoneSchema = phone().schema
const emailSchema = email().schema

function values(telecom: readonly ContactPoint[], system: string, today: string): string[] {
  const points = telecom.filter(
    one => one.system === system && one.value && uses.includes(one.use) && !isOver(one.period, today),
  )
  const rank = (one: ContactPoint) => (one.rank ?? 99) * 10 + uses.indexOf(one.use)
  return points.toSorted((a, b) => rank(a) - rank(b)).map(one => one.value as string)
}

/**
 * Telephone numbers as written, without the extension, which a `tel:` link cannot contain: the number itself still
 * reaches the hospital.
 */
export function phonesOf(
  telecom: readonly ContactPoint[],
  today: string,
  from: From,
  findings: ImportFindings,
): string[] {
  const numbers = values(telecom, 'phone', today).flatMap(value => {
    const plain = value
      .replace(/^tel:/i, '')
      .replace(/^\(\+(\d+)\)/, '+$1')
      .replace(/[\s,;]*(?:x|ext\.?|extension|ext=)\s*\d+$/i, '')
    if (plain.length < value.replace(/^tel:/i, '').length && /\d$/.test(value) && /x/i.test(value))
      findings.leftOut.add(from.type, 'the extension of a telephone number', `${from.at} (${value})`)
    if (phoneSchema.safeParse(plain).success) return plain
    findings.leftOut.add(from.type, 'a telephone number that is none', `${from.at} (${value})`)
    return []
  })
  return [...new Set(numbers)]
}

export const emailOf = (telecom: readonly ContactPoint[], today: string): string | undefined =>
  values(telecom, 'email', today).find(value => emailSchema.safeParse(value).success)
