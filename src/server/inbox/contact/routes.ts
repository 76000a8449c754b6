import { newRouter } from '../../kernel/http/router.ts'
import { contactAdminRoutes } from './admin-routes.ts'
import { contactManyRoutes } from './many-routes.ts'
import { contactPublicRoutes } from './public-routes.ts'

export const contactRoutes = newRouter()
contactRoutes.route('/', contactPublicRoutes)
contactRoutes.route('/', contactAdminRoutes)
contactRoutes.route('/', contactManyRoutes)
