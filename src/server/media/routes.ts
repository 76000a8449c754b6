import { mediaListRoutes } from './list-routes.ts'
import { mediaUploadRoutes } from './upload-routes.ts'

export const mediaRoutes = [mediaListRoutes, mediaUploadRoutes]
