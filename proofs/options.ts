import { parseArgs } from 'node:util'
import { fullSizes, proofs, type Sizes } from './list.ts'

const sizes = Object.entries(fullSizes).map(([name, usual]) => `[--${name} ${usual}]`)
const usage = `Usage: npm run prove -- [--list] [--small] [--only NAME,GROUP] ${sizes.join(' ')}`

export interface Options {
  list: boolean
  small: boolean
  names: string[]
  /** Sizes that the command line sets. */
  sizes: Partial<Sizes>
}

/** Prints the usage and ends the process if an option is invalid. */
export function readOptions(): Options {
  try {
    const flag = { type: 'boolean', default: false } as const
    const text = { type: 'string' } as const
    const options = Object.fromEntries(Object.keys(fullSizes).map(name => [name, text]))
    const { values } = parseArgs({ options: { list: flag, small: flag, only: text, ...options } })
    const given = Object.keys(fullSizes).flatMap(name => {
      const value = (values as Record<string, unknown>)[name]
      if (value === undefined) return []
      if (!/^[1-9]\d*$/.test(String(value))) throw new Error(`--${name} must be a whole number from 1 on.`)
      return [[name, Number(value)]]
    })
    const { list, small } = values
    return { list, small, names: chosen(values.only, small), sizes: Object.fromEntries(given) }
  } catch (error) {
    process.stderr.write(`${(error as Error).message}\n${usage}\n`)
    process.exit(2)
  }
}

/** Without names: all proofs, or in a small run those with a small size. A proof that is named always runs. */
function chosen(only: string | undefined, small: boolean): string[] {
  const all = Object.entries(proofs)
  const names = (some: typeof all) => some.filter(([, proof]) => !small || proof.small).map(([name]) => name)
  if (!only) return names(all)
  return only.split(',').flatMap(word => {
    if (proofs[word.toUpperCase()]) return [word.toUpperCase()]
    const members = all.filter(([, { group }]) => group === word.toLowerCase())
    if (members.length > 0) return names(members)
    const groups = [...new Set(all.map(([, { group }]) => group))]
    throw new Error(
      `There is no proof and no group ${word}. The proofs are ${all.map(([name]) => name).join(', ')}; the groups ${groups.join(', ')}.`,
    )
  })
}
