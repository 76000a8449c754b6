import { frontDesk } from '#contract/front-desk.ts'
import { handlers } from '../kernel/operation.ts'
import { figuresFor } from './figures.ts'

const { handle, router } = handlers()
export const figuresRoutes = router

handle(frontDesk.readFigures, async ({ deps, session, success }) =>
  success(await figuresFor(deps, session.scopes)),
)
