import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startEmbeddedPostgres } from '#server/database/embedded/embedded.ts'
import { migrate } from '#server/database/migrate.ts'
import type { Figures } from './figures.ts'
import { startRawat } from './processes.ts'

export interface ProofFixture {
  folder: string
  /** Small sizes, for a run of the tests. */
  small: boolean
  /** Runs the proof on its own PostgreSQL with fsync, as in a hospital. */
  onPostgres(name: string, prove: (url: string) => Promise<Figures>): Promise<Figures>
  /** Runs the proof in a data folder whose first release is built. Such proofs run one after the other. */
  inHospital(prove: (folder: string) => Promise<Figures>): Promise<Figures>
  /** The first start builds the site; the later ones serve that release. */
  open(environment: Record<string, string>): Promise<void>
}

export function openFixture(small: boolean): ProofFixture {
  const folder = mkdtempSync(join(tmpdir(), 'rawat-prove-'))
  const hospital = join(folder, 'hospital')
  let last: Promise<unknown> | undefined

  async function open(environment: Record<string, string>): Promise<void> {
    const first = await startRawat(environment)
    await first.ready()
    first.child.kill('SIGTERM')
    await first.ended
  }

  return {
    ...{ folder, small, open },
    async onPostgres(name, prove) {
      const { url, stop } = await startEmbeddedPostgres({ dataDir: join(folder, name) })
      try {
        await migrate(url)
        return await prove(url)
      } finally {
        await stop()
      }
    },
    inHospital(prove) {
      last ??= open({ DATA_DIR: hospital })
      const next = last.then(() => prove(hospital))
      last = next.catch(() => {})
      return next
    },
  }
}
