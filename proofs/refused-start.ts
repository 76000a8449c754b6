import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished } from 'vitest'
import { killMine, removeFolder, startRawat } from './processes.ts'

export function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'rawat-start-'))
  onTestFinished(async () => {
    await killMine()
    await removeFolder(folder)
  })
  return folder
}

/** The output of a Rawat that does not start: one sentence a line, without internal details. */
export async function refusal(environment: Record<string, string>, uid?: number): Promise<string> {
  const rawat = await startRawat({ DATA_DIR: join(newFolder(), 'data'), ...environment }, { uid })
  expect(await rawat.ended).toBe(1)
  expect(rawat.stdout()).toBe('')
  const said = rawat.stderr()
  expect(said).not.toMatch(/^\s+at |node:internal|Error:/m)
  expect(said.trim().split('\n')).toHaveLength(1)
  return said.trim()
}
