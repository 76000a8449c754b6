import type { HumanName } from '../resources.ts'
import { tidyName } from './capitals.ts'
import { isOver } from './dates.ts'

export interface PersonName {
  name: string
  prefix?: string
  suffix?: string
}

/** `Jr.` and `III` belong to the name; they are not a title after it. */
function generation(suffix: string): string | null {
  const bare = suffix.replace(/[.,]/g, '').toUpperCase()
  if (bare === 'JR' || bare === 'SR') return bare === 'JR' ? 'Jr.' : 'Sr.'
  return /^(?:I{1,3}|IV|V|VI{1,3}|IX)$/.test(bare) ? bare : null
}

const uses = ['official', 'usual', undefined, 'nickname', 'maiden', 'temp']

/** The current name of a person; null if there is none. */
export function personName(names: readonly HumanName[], today: string): PersonName | null {
  const current = names.filter(one => uses.includes(one.use) && !isOver(one.period, today))
  const [best] = current.toSorted((a, b) => uses.indexOf(a.use) - uses.indexOf(b.use))
  if (!best) return null
  const parts = [...best.given, ...(best.family ? [best.family] : [])]
  const name = parts.length > 0 ? tidyName(parts.join(' ')) : best.text
  if (!name) return null
  const generations = best.suffix.flatMap(one => generation(one) ?? [])
  const titles = best.suffix.filter(one => !generation(one)).map(one => one.replace(/[,;]+$/, ''))
  return {
    name: [name, ...generations].join(' '),
    ...(best.prefix.length > 0 ? { prefix: best.prefix.join(' ') } : {}),
    ...(titles.length > 0 ? { suffix: titles.join(', ') } : {}),
  }
}
