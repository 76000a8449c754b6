import { parseArgs } from 'node:util'
import type { Db } from '../database/connect.ts'
import { readSite, resumePublishing, rollBack, storedReleases } from '../publishing/site-state.ts'

const text = { type: 'string' } as const
const flag = { type: 'boolean' } as const

/** What `--releases`, `--rollback RELEASE` or `--resume` asks for; null if none of them is given. */
export function releaseCommandOf(words: readonly string[]): ((db: Db) => Promise<string[]>) | null {
  const { values } = parseArgs({
    args: [...words],
    options: { releases: flag, rollback: text, resume: flag },
    strict: false,
  })
  const { rollback } = values
  if (values.resume) return resume
  if (typeof rollback === 'string') return db => back(db, rollback)
  return values.releases ? list : null
}

async function resume(db: Db): Promise<string[]> {
  if (!(await readSite(db)).frozenAt) return ['Publishing is not held. Nothing was changed.']
  await resumePublishing(db, {}, 'publication.resume')
  return ['Publishing continues: the server rebuilds the whole site.']
}

async function back(db: Db, release: string): Promise<string[]> {
  if (!(await rollBack(db, release)))
    throw new Error(`There is no release ${release}. See npm run publish -- --releases.`)
  return [
    `Release ${release} is shown. Publishing is on hold.`,
    'Let it go on with npm run publish -- --resume, or in the admin area under Publications.',
  ]
}

async function list(db: Db): Promise<string[]> {
  const { frozenAt } = await readSite(db)
  const releases = await storedReleases(db)
  return [
    ...(releases.length > 0 ? [] : ['No release is kept here.']),
    ...releases.map(one => `${one.id}  ${one.builtAt}${one.current ? '  shown now' : ''}`),
    ...(frozenAt ? [`Publishing has been on hold since ${frozenAt}.`] : []),
  ]
}
