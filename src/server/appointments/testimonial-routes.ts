import { z } from '@hono/zod-openapi'
import { leaveTestimonialSchema } from '#entities/appointment/leave-testimonial.ts'
import { answer, body, idParam, operations } from '../kernel/operation.ts'
import { storeTestimonial } from './testimonials.ts'

const operation = operations('appointments')
export const testimonialRoutes = operation.router

operation.post('patient', '/api/appointments/{id}/testimonial', {
  summary: 'Tell of a visit that took place, once; the hospital reads it before anybody else does',
  request: { params: idParam, ...body(leaveTestimonialSchema) },
  responses: { 201: answer(z.null(), 'Kept for the hospital to read') },
  handle: async ({ deps, language, actor, param, json, success }) =>
    success(await storeTestimonial(deps, actor, param.id, json, language), 'patients:testimonialLeftNow'),
})
