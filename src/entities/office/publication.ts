import { z } from 'zod'

const state = z.enum(['waiting', 'building', 'live', 'failed'])

/** The progress of publishing a change. */
export const publicationStateSchema = z.object({
  state,
  liveAt: z.string().nullable(),
  milliseconds: z.int().nullable(),
  error: z.string().nullable(),
})

export const publicationRunSchema = z.object({
  id: z.string(),
  trigger: z.enum(['start', 'change', 'demand', 'schedule', 'rollback']),
  state,
  startedAt: z.string(),
  liveAt: z.string().nullable(),
  milliseconds: z.int().nullable(),
  /** All files of the release, the changed files, and the number of rendered pages. */
  files: z.int().nullable(),
  changedFiles: z.int().nullable(),
  pages: z.int().nullable(),
  failedPages: z.array(z.object({ file: z.string(), error: z.string() })),
  error: z.string().nullable(),
})
export type PublicationRun = z.infer<typeof publicationRunSchema>

/** The releases for a roll back, and whether publication is frozen since one. */
export const siteReleasesSchema = z.object({
  heldSince: z.string().nullable(),
  /** Null if it was done on the command line. */
  heldBy: z.string().nullable(),
  /** Changes that no release shows yet. */
  waiting: z.int(),
  /** The next attempt, if the last publication in this process failed. */
  nextTry: z.string().nullable(),
  /** Uncompressed size of the current release; null if this process serves none. */
  bytes: z.int().nullable(),
  releases: z.array(
    z.object({
      id: z.string(),
      builtAt: z.string(),
      current: z.boolean(),
      /** From its publication; null if that record is deleted. */
      files: z.int().nullable(),
      changedFiles: z.int().nullable(),
    }),
  ),
})
export type SiteReleases = z.infer<typeof siteReleasesSchema>
