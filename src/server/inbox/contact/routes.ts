import { contactAdminRoutes } from './admin-routes.ts'
import { contactPublicRoutes } from './public-routes.ts'

export const contactRoutes = [contactPublicRoutes, contactAdminRoutes]
