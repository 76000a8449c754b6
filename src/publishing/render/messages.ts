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

/**
 * Node's arguments for a process that renders. Rendering allocates much short-lived memory: with V8's defaults half of
 * the process would be free memory that it does not return.
 */
export const renderArguments = (megabytes: number): string[] => [
  `--max-old-space-size=${megabytes}`,
  '--no-memory-pool',
  '--heap-growing-percent=50',
  // Islands check for the browser's localStorage, which must not exist here.
  '--no-experimental-webstorage',
]

/** Content for the render process: all of it, or the changed parts. */
export interface ContentChanges {
  parts: SnapshotPart[]
  timetables?: TimetablePart
  /** Changes whose previous content is unknown. */
  unknown?: ChangedKey[]
  /** Something changed that any page may show. */
  all?: boolean
}

/** An item that is not published, or not as it is now. */
export interface Draft {
  kind: string
  key: string
  item: Record<string, unknown>
}

/** The requests to the render process, which answers them one after the other. */
export type Question =
  /** From `many` pages on, render workers help; the default is `manyPages`. */
  | ({ ask: 'open'; many?: number } & RenderPaths)
  /** `resume` is the release whose pages need not be rendered if its dependencies are stored. */
  | { ask: 'load'; content: ContentChanges; resume: string | null }
  | { ask: 'render'; content: ContentChanges | null; now: string; full: boolean }
  /** The files that were rendered last are now in this release. */
  | { ask: 'released'; release: string }
  /** `content` is what changed since the process was asked last. */
  | ({ ask: 'preview'; file: string; now: string; content: ContentChanges | null } & Draft)

/** Sent by the render process several times a second during a full build. */
export interface PagesDone {
  pagesDone: number
  of: number
}
export const isPagesDone = (message: unknown): message is PagesDone =>
  (message as PagesDone).pagesDone !== undefined

/** Asks for a page before all others of the running incremental build. Answered while another question is open. */
export interface UrgentPage {
  urgent: string
}
export const isUrgentPage = (message: unknown): message is UrgentPage =>
  (message as UrgentPage).urgent !== undefined
/** `stored` is null if the running build does not render this page. */
export interface UrgentAnswer extends UrgentPage {
  stored: ReleaseFile | null
}

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
  load: { resumed: boolean }
  render: Rendered
  released: { due: string | null }
  preview: { html: string }
}
