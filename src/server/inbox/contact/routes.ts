import { newRouter } from '../../kernel/http/router.ts'
import { contactAdminRoutes } from './admin-routes.ts'
import { contactBulkRoutes } from './bulk-routes.ts'
import { contactPublicRoutes } from './public-routes.ts'

export const contactRoutes = newRouter()
contactRoutes.route('/', contactPublicRoutes)
contactRoutes.route('/', contactAdminRoutes)
contactRoutes.route('/', contactBulkRoutes)
