import type { ReleaseFile } from '../release/release.ts'
import type { SnapshotPart, TimetablePart } from './content-snapshot.ts'
import type { ChangedKey } from './dependency-graph.ts'

/** What pages are rendered from and where their files are stored. */
export interface RenderPaths {
  bundle: string
  site: string
  store: string
  /** The version of our own code. */
  code: string
}

/** Content on its way to the render process: all of it, or what changed. */
export interface ContentChanges {
  parts: SnapshotPart[]
  timetables?: TimetablePart
  /** Changes whose previous content the sender did not know. */
  unknown?: ChangedKey[]
  /** Something changed that any page may show. */
  all?: boolean
}

/** The requests to the render process, which answers them one after the other. */
export type Question =
  /** From `many` pages on, render workers help; the default is `manyPages`. */
  | ({ ask: 'open'; many?: number } & RenderPaths)
  /** `resume` is the release whose pages need not be rendered if its dependencies are stored. */
  | { ask: 'fill'; content: ContentChanges; resume: string | null }
  | { ask: 'render'; content: ContentChanges | null; now: string; full: boolean }
  /** The files that were rendered last are now in this release. */
  | { ask: 'keep'; release: string }
  | { ask: 'preview'; kind: string; key: string; item: Record<string, unknown>; file: string; now: string }

/** Sent by the render process some times a second during a full build. */
export interface PagesDone {
  pagesDone: number
  of: number
}
export const isPagesDone = (message: unknown): message is PagesDone =>
  (message as PagesDone).pagesDone !== undefined

export interface FailedPage {
  file: string
  error: string
}

export interface Rendered {
  files: Record<string, ReleaseFile>
  removed: string[]
  failed: FailedPage[]
  /** Pages that read the machine's clock: they do not change until their content is edited. */
  frozen: string[]
  /** Pages and other files rendered. */
  pages: number
  milliseconds: number
  /** CPU time of all processes in milliseconds: independent of how busy the machine is. */
  processor: number
  /** Resident bytes of the render process. */
  memory: number
  /** Resident bytes of each render worker. */
  workers: number[]
  /** The next moment at which a page becomes stale only because time has passed. */
  due: string | null
}

export interface Answers {
  open: { milliseconds: number }
  fill: { resumed: boolean }
  render: Rendered
  keep: { due: string | null }
  preview: { html: string }
}
