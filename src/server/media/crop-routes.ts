import { mediaCropSchema } from '#entities/media/media-file.ts'
import { actorOf } from '../kernel/actor.ts'
import { newRouter } from '../kernel/http/router.ts'
import { answer, body, operation, success } from '../kernel/operation.ts'
import { cropPicture, wholeView } from './crop.ts'
import { fileOr404, fileView } from './files.ts'
import { fileSchema, params } from './list-routes.ts'

export const mediaCropRoutes = newRouter()

const crop = operation({
  method: 'put',
  path: '/api/admins/media/{id}/crop',
  access: 'content',
  tags: ['media'],
  summary:
    'Crop a picture at its address: in per mille of the whole picture, at least 50 and 64 pixels in each direction; null removes the crop. 409 if `version` is stale',
  request: { params, ...body(mediaCropSchema) },
  responses: { 200: answer(fileSchema) },
})
mediaCropRoutes.openapi(crop, async context => {
  const { id } = context.req.valid('param')
  const row = await cropPicture(context.get('deps'), id, context.req.valid('json'), actorOf(context))
  return context.json(success(context, fileView(row), 'library:crop.saved'), 200)
})

const whole = operation({
  method: 'get',
  path: '/api/admins/media/{id}/whole',
  access: 'content',
  tags: ['media'],
  summary: 'The whole picture, at most 1280 pixels in each direction, for the crop editor',
  request: { params },
  responses: {
    200: {
      content: { 'image/webp': { schema: { type: 'string' as const, format: 'binary' } } },
      description: 'The picture',
    },
  },
})
mediaCropRoutes.openapi(whole, async context => {
  const deps = context.get('deps')
  const row = await fileOr404(deps.db, context.req.valid('param').id)
  context.header('content-type', 'image/webp')
  return context.body(new Uint8Array(await wholeView(deps, row)))
})
