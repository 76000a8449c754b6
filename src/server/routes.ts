import type { App } from './app.ts'
import { contentAdminRoutes } from './content/admin-routes.ts'
import { contentPublicRoutes } from './content/public-routes.ts'
import { systemRoutes } from './system-routes.ts'

/** Every resource of the API. Special routes stand before the generic ones, so that theirs win. */
export const routes: App[] = [systemRoutes, contentAdminRoutes, contentPublicRoutes]
