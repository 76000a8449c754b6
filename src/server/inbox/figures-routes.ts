import { figuresSchema } from '#entities/schedule/desk.ts'
import { signedIn } from '../kernel/access.ts'
import { newRouter } from '../kernel/http/router.ts'
import { answer, operation, success } from '../kernel/operation.ts'
import { figuresFor } from './figures.ts'

export const figuresRoutes = newRouter()

const figures = operation({
  method: 'get',
  path: '/api/admins/figures',
  access: 'admin',
  tags: ['appointments'],
  summary: 'How much waits for somebody and since when, as far as the scopes of the administrator go',
  responses: { 200: answer(figuresSchema.clone().openapi('Figures')) },
})
figuresRoutes.openapi(figures, async context => {
  const result = await figuresFor(context.get('deps'), signedIn(context).scopes)
  return context.json(success(context, result), 200)
})
