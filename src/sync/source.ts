import type { Data } from './merge.ts'

/** In the order in which they are written: each refers only to kinds before it. */
export const importedKinds = ['addresses', 'specialists', 'units', 'doctors'] as const
export type ImportedKind = (typeof importedKinds)[number]

/** An item as another system has it: without a slug, and with the other system's ids where it refers to others. */
export interface SourceItem {
  kind: ImportedKind
  /** What the other system knows it by; kept in `externalIds.fhir`. */
  source: string
  /** The slug of the usual specialty that a specialty is or belongs to. */
  usual?: string | undefined
  /** What its slug can be made of, best first. */
  proposals: string[]
  data: Data
  /** Where it was read: `Location.ndjson:17`. */
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

/** Dates on which a doctor is not there. */
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
  /** The roles whose hours are known in full: what they no longer say has ended. */
  roles: Set<string>
  /** How many records of each type were read. */
  read: Record<string, number>
}

/** A source that cannot be imported at all, as a sentence with the remedy. */
export class SourceError extends Error {}
