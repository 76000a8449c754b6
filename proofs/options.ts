import { parseArgs } from 'node:util'
import { fullSizes, proofs, type Sizes } from './list.ts'

const sizes = Object.entries(fullSizes).map(([name, usual]) => `[--${name} ${usual}]`)
const usage = `Usage: npm run prove -- [--list] [--small] [--only NAME,GROUP] ${sizes.join(' ')}`

export interface Options {
  list: boolean
  small: boolean
  names: string[]
  /** Sizes that were asked for by name. */
  sizes: Partial<Sizes>
}

/** Ends the process with the usage where an option cannot be understood. */
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

function chosen(only: string | undefined, small: boolean): string[] {
  const all = Object.entries(proofs)
  if (!only) return all.filter(([, proof]) => !small || proof.small).map(([name]) => name)
  return only.split(',').flatMap(word => {
    const found = all.filter(
      ([name, { group }]) => word.toUpperCase() === name || word.toLowerCase() === group,
    )
    if (found.length > 0) return found.map(([name]) => name)
    const groups = [...new Set(all.map(([, { group }]) => group))]
    throw new Error(
      `There is no proof and no group ${word}. There are ${all.map(([name]) => name).join(', ')}; the groups ${groups.join(', ')}.`,
    )
  })
}
