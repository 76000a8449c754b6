import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { z } from 'zod'
import { noSteps, type Steps } from '#terminal/steps.ts'

const sha256 = z.string().regex(/^[\da-f]{64}$/)
const manifestSchema = z.object({
  format: z.literal(1),
  madeAt: z.string(),
  /** The versions of Rawat and PostgreSQL that made the backup: for information only. */
  rawat: z.string(),
  postgres: z.string(),
  /** The migrations of the database's schema, in order. */
  migrations: z.array(z.object({ hash: z.string(), at: z.number() })).min(1),
  tables: z.array(
    z.object({
      name: z.string().regex(/^[a-z_]+$/),
      columns: z.array(z.string()).min(1),
      rows: z.int().min(0),
      /** The sum of the SHA-256 of all rows: independent of their order. */
      digest: sha256,
      size: z.int(),
      sha256,
    }),
  ),
  sequences: z.array(z.object({ name: z.string(), last: z.string() })),
  files: z.array(z.object({ key: z.string().regex(/^[\da-f]{32}$/), size: z.int(), sha256 })),
})
export type Manifest = z.infer<typeof manifestSchema>
export type TableEntry = Manifest['tables'][number]

export const manifestName = 'manifest.json'
export const tablePath = (folder: string, name: string): string => join(folder, 'tables', `${name}.copy.gz`)
export const filePath = (folder: string, key: string): string => join(folder, 'files', key.slice(0, 2), key)

/** The checksum of the manifest is stored beside it, in the format of `sha256sum -c`. */
export const sumName = 'manifest.json.sha256'
export const sumOf = (text: string): string =>
  `${createHash('sha256').update(text).digest('hex')}  ${manifestName}\n`

export class DamagedBackup extends Error {
  constructor(folder: string, what: string) {
    super(`The backup in ${folder} is damaged: ${what}. Nothing was restored from it; use another one.`)
  }
}

/** Reads the manifest of a backup and verifies its checksum. */
export async function readManifest(folder: string): Promise<Manifest> {
  const text = await readFile(join(folder, manifestName), 'utf8').catch(() => null)
  if (text === null) {
    throw new Error(
      `${folder} is no backup: it has no ${manifestName}. Name a folder that npm run db -- backup made.`,
    )
  }
  const sum = await readFile(join(folder, sumName), 'utf8').catch(() => null)
  if (sum !== sumOf(text)) throw new DamagedBackup(folder, `${manifestName} does not fit ${sumName}`)
  const parsed = manifestSchema.safeParse(JSON.parse(text))
  if (parsed.success) return parsed.data
  throw new Error(
    `The backup in ${folder} is of a form that this Rawat does not know. Restore it with the one that made it.`,
  )
}

async function sha256Of(path: string): Promise<string> {
  const hash = createHash('sha256')
  await pipeline(createReadStream(path), hash)
  return hash.digest('hex')
}

/** Reads every byte of a backup again. Throws if a file is missing, truncated or changed. */
export async function checkBytes(folder: string, manifest: Manifest, steps: Steps = noSteps): Promise<void> {
  const parts = [
    ...manifest.tables.map(one => ({ ...one, path: tablePath(folder, one.name) })),
    ...manifest.files.map(one => ({ ...one, path: filePath(folder, one.key) })),
  ]
  steps.begin('Checking the files of the backup', parts.length)
  for (const [index, { path, size, sha256 }] of parts.entries()) {
    steps.at(index)
    const name = path.slice(folder.length + 1)
    const found = await stat(path).catch(() => null)
    if (!found) throw new DamagedBackup(folder, `${name} is missing`)
    if (found.size !== size) throw new DamagedBackup(folder, `${name} has ${found.size} of ${size} bytes`)
    if ((await sha256Of(path)) !== sha256)
      throw new DamagedBackup(folder, `${name} has other bytes than when it was made`)
  }
}
