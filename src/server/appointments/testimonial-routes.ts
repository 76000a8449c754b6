import { z } from '@hono/zod-openapi'
import { leaveTestimonialSchema } from '#entities/appointment/leave-testimonial.ts'
import { actorOf } from '../kernel/actor.ts'
import { newRouter } from '../kernel/http/router.ts'
import { answer, body, operation, success } from '../kernel/operation.ts'
import { storeTestimonial } from './testimonials.ts'

export const testimonialRoutes = newRouter()

const leave = operation({
  method: 'post',
  path: '/api/appointments/{id}/testimonial',
  access: 'patient',
  tags: ['appointments'],
  summary: 'Tell of a visit that took place, once; the hospital reads it before anybody else does',
  request: { params: z.object({ id: z.string().max(80) }), ...body(leaveTestimonialSchema) },
  responses: { 201: answer(z.null(), 'Kept for the hospital to read') },
})
testimonialRoutes.openapi(leave, async context => {
  const { id } = context.req.valid('param')
  const told = context.req.valid('json')
  await storeTestimonial(context.get('deps'), actorOf(context), id, told, context.get('language'))
  return context.json(success(context, null, 'patients:testimonialLeftNow'), 201)
})
