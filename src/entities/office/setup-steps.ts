/** The steps of setting up a new hospital, in the order of their dependencies. */
export const setupSteps = [
  'hospital',
  'location',
  'specialties',
  'doctors',
  'timetable',
  'mail',
  'colleagues',
  'publish',
] as const
export type SetupStep = (typeof setupSteps)[number]
/** Optional steps; they do not count as missing. */
export const optionalSteps: readonly SetupStep[] = ['colleagues']
