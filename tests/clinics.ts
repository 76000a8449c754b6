import { join } from 'node:path'
import { afterEach, beforeEach } from 'vitest'
import { findRow, saveItem } from '#server/content/writes.ts'
import { connect, newId } from '#server/database/connect.ts'
import { importNetwork } from '#server/integrations/import-network.ts'
import '#server/listeners.ts'
import { type Directory, readDirectory } from '#sync/fhir/directory.ts'
import { mapDirectory } from '#sync/fhir/network.ts'
import { newImportFindings } from '#sync/findings.ts'
import type { ImportedKind } from '#sync/source.ts'
import { createTestDatabase } from './database.ts'

const folder = join(import.meta.dirname, '../src/sync/fixtures/clinics')
/** The administrator who edits items between imports. */
export const administrator = newId()

/** An installation without content, and the directory of three clinics that it imports. */
async function openClinics() {
  const { url, drop } = await createTestDatabase()
  const database = connect(url, 4)
  const clock = { now: Temporal.Instant.from('2026-11-20T12:00:00Z') }

  async function row(kind: ImportedKind, key: string) {
    const found = await findRow(database.db, kind, key)
    if (!found) throw new Error(`There is no ${key} in ${kind}.`)
    return found
  }
  return {
    db: database.db,
    clock,
    row,
    /** Imports the directory, changed by `alter`. */
    async sync(
      alter: (directory: Directory) => void = () => {},
      { prune = false, force = false, timezone = 'America/New_York' } = {},
    ) {
      const findings = newImportFindings()
      const directory = await readDirectory(folder, { findings })
      alter(directory)
      const options = { findings, timezone, slotMinutes: 20, now: clock.now }
      const start = { source: 'clinics', startedAt: clock.now }
      return importNetwork(database.db, mapDirectory(directory, options), {
        findings,
        prune,
        force,
        now: () => clock.now,
        start,
      })
    },
    /** An administrator changes an item. */
    async edit(kind: ImportedKind, key: string, data: object, publish = true) {
      const { version, data: before } = await row(kind, key)
      const edited = { ...before, ...data }
      await saveItem(database.db, { kind, key, version, data: edited, publish, accountId: administrator })
    },
    async close() {
      await database.close()
      await drop()
    },
  }
}

/** A new installation for each test of a file. */
export function clinicsForEachTest() {
  let clinics: Awaited<ReturnType<typeof openClinics>>
  beforeEach(async () => {
    clinics = await openClinics()
  })
  afterEach(() => clinics.close())
  return {
    get db() {
      return clinics.db
    },
    get clock() {
      return clinics.clock
    },
    row: (...of: Parameters<typeof clinics.row>) => clinics.row(...of),
    sync: (...how: Parameters<typeof clinics.sync>) => clinics.sync(...how),
    edit: (...change: Parameters<typeof clinics.edit>) => clinics.edit(...change),
  }
}

/** The source without one of its records. */
export const without = (type: 'Practitioner' | 'PractitionerRole', id: string) => (directory: Directory) => {
  directory[type].delete(id)
}
