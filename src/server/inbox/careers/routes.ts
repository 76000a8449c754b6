import { careersAdminRoutes } from './admin-routes.ts'
import { careersPublicRoutes } from './public-routes.ts'

export const careersRoutes = [careersPublicRoutes, careersAdminRoutes]
