import { newRouter } from '../router.ts'
import { auditRoutes } from './audit-routes.ts'
import { notificationRoutes } from './notification-routes.ts'
import { officeRoutes } from './office-routes.ts'
import { redirectRoutes } from './redirect-routes.ts'
import { setupRoutes } from './setup-routes.ts'
import { visitRoutes } from './visit-routes.ts'

export const backOfficeRoutes = newRouter()
for (const routes of [
  notificationRoutes,
  auditRoutes,
  redirectRoutes,
  visitRoutes,
  officeRoutes,
  setupRoutes,
])
  backOfficeRoutes.route('/', routes)
