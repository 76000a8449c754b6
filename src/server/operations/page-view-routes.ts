import { backOffice } from '#contract/back-office.ts'
import { handlers } from '../kernel/operation.ts'
import { countPageView, pageViewsOf, refusesCounting } from './page-views.ts'

const { handle, router } = handlers()
/** Our own statistics of the public site: counts only, no data of visitors. */
export const pageViewRoutes = router

const longest = 600

handle(backOffice.countVisit, async ({ context, deps, network, success }) => {
  const text = refusesCounting(context) ? '' : await context.req.text()
  const [path = '', missed = ''] = text.slice(0, longest).split('\n')
  const accepted = path.startsWith('/') && text.length <= longest
  if (accepted) countPageView(deps, network, path, missed.trim())
  return success({ accepted })
})

handle(backOffice.listVisits, async ({ deps, query, success }) =>
  success(await pageViewsOf(deps, query.days)),
)
