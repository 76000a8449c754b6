import { newRouter } from '../../kernel/http/router.ts'
import { careersAdminRoutes } from './admin-routes.ts'
import { careersBulkRoutes } from './bulk-routes.ts'
import { cvRoutes } from './cv-routes.ts'
import { careersPublicRoutes } from './public-routes.ts'

export const careersRoutes = newRouter()
careersRoutes.route('/', careersPublicRoutes)
careersRoutes.route('/', careersAdminRoutes)
careersRoutes.route('/', careersBulkRoutes)
careersRoutes.route('/', cvRoutes)
