import type { Data } from './merge.ts'

/** In the order of writing: each kind refers only to kinds before it. */
export const importedKinds = ['addresses', 'specialists', 'units', 'doctors'] as const
export type ImportedKind = (typeof importedKinds)[number]

/** An item of another system: without a slug; references contain the other system's ids. */
export interface SourceItem {
  kind: ImportedKind
  /** Its id in the other system; stored in `externalIds.fhir`. */
  source: string
  /** The slug of the usual specialty that a specialty is or belongs to. */
  usual?: string | undefined
  /** Candidates for its slug, best first. */
  proposals: string[]
  data: Data
  /** Its position in the source: `Location.ndjson:17`. */
  at: string
}

/** The weekly hours of a doctor at one place; ids are the other system's. */
export interface SourceSchedule {
  source: string
  role: string
  doctor: string
  location: string
  unit: string | null
  weekday: number
  startTime: string
  endTime: string
  slotMinutes: number
  room: string | null
  validFrom: string
  validTo: string | null
  at: string
}

/** Dates on which a doctor is absent. */
export interface SourceLeave {
  source: string
  role: string
  doctor: string
  location: string | null
  from: string
  to: string
  note: string | null
}

export interface SourceNetwork {
  items: SourceItem[]
  schedules: SourceSchedule[]
  leaves: SourceLeave[]
  /** The roles whose hours were read completely: sessions that the source no longer has are ended. */
  roles: Set<string>
  /** How many records of each type were read. */
  read: Record<string, number>
}

/** A source that cannot be imported at all. The message names the remedy. */
export class SourceError extends Error {}
