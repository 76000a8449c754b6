import { frontDesk } from '#contract/front-desk.ts'
import { handlers } from '../../kernel/operation.ts'
import { affectedByException, displacedByScheduleChange } from './change-preview.ts'

const { handle, router } = handlers()
/** Preview of the appointments that a timetable change would displace. Contains times, no names. */
export const changePreviewRoutes = router

handle(frontDesk.previewScheduleChange, async ({ deps, param, json, listed }) =>
  listed(await displacedByScheduleChange(deps, param.id, json)),
)

handle(frontDesk.previewScheduleException, async ({ deps, query, json, success }) => {
  const { slots, checkedIn } = await affectedByException(deps, query.id ?? null, json)
  return success(slots, 'api:done', { total: slots.length, checkedIn })
})
