import { mkdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { writeAtomically } from '#publishing/release/write-atomically.ts'
import type { Config } from './config.ts'

/** The last link of the audit chain. Store it out of reach of the database's owner: in a file, in the log, on paper. */
export interface SealHead {
  position: number
  hash: string
}

/** A head as it was printed: `1203:9f86…`. */
export function readHead(text: string): SealHead {
  const match = /^(\d+):([\da-f]{64})$/.exec(text.trim())
  if (!match) throw new Error(`${text} is no end of an audit. Give it as it was printed, such as 1203:9f86…`)
  return { position: Number(match[1]), hash: match[2] as string }
}
export const writtenHead = ({ position, hash }: SealHead): string => `${position}:${hash}`

/** The file in which this process stores the newest head of the chain. */
export const headFile = ({ DATA_DIR }: Pick<Config, 'DATA_DIR'>): string => join(DATA_DIR, 'audit-head')

export async function storeHead(config: Pick<Config, 'DATA_DIR'>, head: SealHead): Promise<void> {
  await mkdir(config.DATA_DIR, { recursive: true })
  await writeAtomically(headFile(config), `${writtenHead(head)}\n`)
}

export async function storedHead(config: Pick<Config, 'DATA_DIR'>): Promise<SealHead | undefined> {
  const text = await readFile(headFile(config), 'utf8').catch(error => {
    if (error.code === 'ENOENT') return null
    throw error
  })
  return text === null ? undefined : readHead(text)
}
