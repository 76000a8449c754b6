import { frontDesk } from '#contract/front-desk.ts'
import { handlers } from '../kernel/operation.ts'
import { createDisplay, listDisplays, revokeDisplay, takeOverDisplay, viewOf } from './displays.ts'
import { callPatient, namedQueues, queuesToday, recall } from './waiting-room.ts'

const { handle, router } = handlers()
/** Queues of a waiting room, with names for the front desk, and their displays, which have none. */
export const waitingRoomRoutes = router

handle(frontDesk.readQueue, async ({ deps, actor, query, language, listed }) =>
  listed(await namedQueues(deps, actor, await queuesToday(deps, query.location, { language }))),
)

handle(frontDesk.callNextPatient, async ({ deps, actor, json, language, success }) =>
  success(await callPatient(deps, actor, json, language)),
)

handle(frontDesk.repeatPatientCall, async ({ deps, actor, param, success }) =>
  success(await recall(deps, actor, param.id, 'again')),
)

handle(frontDesk.passPatient, async ({ deps, actor, param, success }) =>
  success(await recall(deps, actor, param.id, 'pass')),
)

handle(frontDesk.listDisplays, async ({ deps, listed }) => listed(await listDisplays(deps)))

handle(frontDesk.createDisplay, async ({ deps, actor, json, success }) =>
  success(await createDisplay(deps, actor, json), 'api:saved'),
)

handle(frontDesk.takeOverDisplay, async ({ deps, actor, param, success }) =>
  success(await takeOverDisplay(deps, actor, param.id)),
)

handle(frontDesk.deleteDisplay, async ({ deps, actor, param, success }) =>
  success(await revokeDisplay(deps, actor, param.id)),
)

handle(frontDesk.readDisplay, async ({ deps, json, language, success }) =>
  success(await viewOf(deps, json.token, language)),
)
