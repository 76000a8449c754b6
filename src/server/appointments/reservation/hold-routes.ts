import { appointments } from '#contract/appointments.ts'
import { handlers } from '../../kernel/operation.ts'
import { currentHold, holdSlot, releaseHold } from './holds.ts'

const { handle, router } = handlers()
/** A slot that is on hold while the patient finishes the request. */
export const holdRoutes = router

handle(appointments.holdSlot, async ({ deps, actor, json, success }) =>
  success(await holdSlot(deps, actor, json), 'booking:held'),
)

handle(appointments.readHold, async ({ deps, actor, success }) =>
  success(await currentHold(deps, actor.accountId)),
)

handle(appointments.releaseHold, async ({ deps, actor, success }) =>
  success(await releaseHold(deps, actor), 'booking:released'),
)
