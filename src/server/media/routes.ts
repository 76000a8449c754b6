import { newRouter } from '../kernel/http/router.ts'
import { mediaCropRoutes } from './crop-routes.ts'
import { mediaListRoutes } from './list-routes.ts'
import { mediaUploadRoutes } from './upload-routes.ts'

export const mediaRoutes = newRouter()
mediaRoutes.route('/', mediaListRoutes)
mediaRoutes.route('/', mediaUploadRoutes)
mediaRoutes.route('/', mediaCropRoutes)
