import { site } from '#contract/site.ts'
import { handlers } from '../kernel/operation.ts'

const { handle, router } = handlers()
export const syncRoutes = router

/**
 * Hints that a visitor's browser sends once per session. Any client can send them, so the response comes from memory,
 * and one in a window starts an import of the other system's directory, if configured.
 */
const { syncSpecialists, syncUnits, syncDoctors, syncSchedules } = site
for (const operation of [syncSpecialists, syncUnits, syncDoctors, syncSchedules])
  handle(operation, ({ deps, success }) => {
    deps.directoryWanted()
    return success({ accepted: true })
  })
