import { testimonials } from '#contract/appointments.ts'
import { handlers } from '../kernel/operation.ts'
import { storeTestimonial } from './testimonials.ts'

const { handle, router } = handlers()
export const testimonialRoutes = router

handle(testimonials.writeTestimonial, async ({ deps, language, actor, param, json, success }) =>
  success(await storeTestimonial(deps, actor, param.id, json, language), 'patients:testimonialLeftNow'),
)
