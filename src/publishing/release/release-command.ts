import { parseArgs } from 'node:util'
import type { SiteStore } from './site-store.ts'
import { freezeOf, rollBack, storedReleases, unfreeze } from './stored-releases.ts'

const text = { type: 'string' } as const
const flag = { type: 'boolean' } as const

/**
 * `--releases`, `--rollback RELEASE` and `--resume` work on the files alone: a running server notices within two
 * seconds, a stopped one at its next start. Returns the lines to print, or null if none of the options is given.
 */
export async function releaseCommand(store: SiteStore, words: readonly string[]): Promise<string[] | null> {
  const { values } = parseArgs({
    args: [...words],
    options: { releases: flag, rollback: text, resume: flag },
    strict: false,
  })
  if (values.resume) {
    if (!(await freezeOf(store))) return ['Publishing is not held. Nothing was changed.']
    await unfreeze(store)
    return ['Publishing goes on: the server builds the whole site anew.']
  }
  if (typeof values.rollback === 'string') {
    const done = await rollBack(store, values.rollback, Temporal.Now.instant())
    if (!done) throw new Error(`There is no release ${values.rollback}. See npm run publish -- --releases.`)
    return [
      `Release ${values.rollback} is shown. Publishing is held.`,
      'Let it go on with npm run publish -- --resume, or in the admin area under Publications.',
    ]
  }
  if (!values.releases) return null
  const held = await freezeOf(store)
  const releases = await storedReleases(store)
  return [
    ...(releases.length > 0 ? [] : ['No release is kept here.']),
    ...releases.map(one => `${one.id}  ${one.builtAt}${one.current ? '  shown now' : ''}`),
    ...(held ? [`Publishing is held since ${held.at}.`] : []),
  ]
}
