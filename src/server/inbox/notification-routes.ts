import { backOffice } from '#contract/back-office.ts'
import { handlers } from '../kernel/operation.ts'
import { countOpen, markRead, notificationsFor } from './notifications.ts'

const { handle, router } = handlers()
/** The notifications of administrators, filtered by their scopes. */
export const notificationRoutes = router

handle(backOffice.listNotifications, async ({ deps, language, session, query, listed }) => {
  const asked = { ...query, language }
  const { result, total } = await notificationsFor(deps, session, asked)
  return listed(result, total)
})

handle(backOffice.countNotifications, async ({ deps, session, success }) =>
  success({ count: await countOpen(deps, session) }),
)

handle(backOffice.markNotificationsRead, async ({ deps, session, json, success }) =>
  success(await markRead(deps, session, json)),
)
