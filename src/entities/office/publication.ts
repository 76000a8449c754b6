import { z } from 'zod'

const state = z.enum(['waiting', 'building', 'live', 'failed'])

/** How far a change is on its way to the public. */
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
  /** All files of the release, those with other bytes than before, and how many were rendered to find them. */
  files: z.int().nullable(),
  changedFiles: z.int().nullable(),
  pages: z.int().nullable(),
  failedPages: z.array(z.object({ file: z.string(), error: z.string() })),
  error: z.string().nullable(),
})
export type PublicationRun = z.infer<typeof publicationRunSchema>

/** The releases that can be served again, and whether publishing is held since somebody went back to one. */
export const siteReleasesSchema = z.object({
  heldSince: z.string().nullable(),
  /** Null where a command did it. */
  heldBy: z.string().nullable(),
  /** Changes that no release shows yet. */
  waiting: z.int(),
  /** Where the last publication failed in the process that answers: when it tries again. */
  nextTry: z.string().nullable(),
  /** What the files of the current release take up, uncompressed; null where this process serves none. */
  bytes: z.int().nullable(),
  releases: z.array(
    z.object({
      id: z.string(),
      builtAt: z.string(),
      current: z.boolean(),
      /** Of its publication: null where that is forgotten. */
      files: z.int().nullable(),
      changedFiles: z.int().nullable(),
    }),
  ),
  /** Processes that do not keep the release that was gone back to, and the moment of the one that each shows instead. */
  lagging: z.array(z.object({ name: z.string(), builtAt: z.string().nullable() })),
})
export type SiteReleases = z.infer<typeof siteReleasesSchema>
