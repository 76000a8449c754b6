import { figuresSchema } from '#entities/schedule/front-desk.ts'
import { answer, operations } from '../kernel/operation.ts'
import { figuresFor } from './figures.ts'

const operation = operations('appointments')
export const figuresRoutes = operation.router

operation.get('admin', '/api/admins/figures', {
  summary: 'How much waits for somebody and since when, as far as the scopes of the administrator go',
  responses: { 200: answer(figuresSchema.clone().openapi('Figures')) },
  handle: async ({ deps, session, success }) => success(await figuresFor(deps, session.scopes)),
})
