import type { ReleaseFile } from '../release/release.ts'
import type { SnapshotPart, TimetablePart } from './content-snapshot.ts'
import type { ChangedKey } from './dependency-graph.ts'

/** What pages are made of and where they go. */
export interface RenderPaths {
  bundle: string
  site: string
  store: string
  /** The version of our own code. */
  code: string
}

/** Content on its way to the render process: whole, or what changed. */
export interface ContentChanges {
  parts: SnapshotPart[]
  timetables?: TimetablePart
  /** What changed while nobody here knew what it was before. */
  unknown?: ChangedKey[]
  /** Something changed that any page may show. */
  all?: boolean
}

/** What the render process is asked; it answers one question after the other. */
export type Question =
  /** From `many` pages on other processes help; none where it says nothing else. */
  | ({ ask: 'open'; many?: number } & RenderPaths)
  /** `resume` names the release whose pages need not be rendered: what they read is kept beside it. */
  | { ask: 'fill'; content: ContentChanges; resume: string | null }
  | { ask: 'render'; content: ContentChanges | null; now: string; full: boolean }
  /** What was rendered last is in this release now. */
  | { ask: 'keep'; release: string }
  | { ask: 'preview'; kind: string; key: string; item: Record<string, unknown>; file: string; now: string }

/** Sent by the render process while it renders a whole site, some times a second. */
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
  /** Pages that took the time from the machine, and stand still until somebody edits them. */
  frozen: string[]
  /** Pages and other files rendered. */
  pages: number
  milliseconds: number
  /** Of the processor, in milliseconds, in all processes: what it costs also where others want the machine. */
  processor: number
  /** Resident bytes of the render process. */
  memory: number
  /** Of those that helped it. */
  workers: number[]
  /** The moment at which time alone changes a page next. */
  due: string | null
}

export interface Answers {
  open: { milliseconds: number }
  fill: { resumed: boolean }
  render: Rendered
  keep: { due: string | null }
  preview: { html: string }
}
