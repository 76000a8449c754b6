import { z } from '@hono/zod-openapi'
import { publicItems } from '../content/public-reads.ts'
import { newRouter } from '../kernel/http/router.ts'
import { answer, operation, success } from '../kernel/operation.ts'

export const addressRoutes = newRouter()

const text = z.string()
const route = operation({
  method: 'get',
  path: '/api/address',
  access: 'public',
  tags: ['addresses'],
  summary: 'How to reach the main address; what it lacks comes from the settings',
  responses: {
    200: answer(
      z.object({
        email1: text,
        whatsappNumber: text,
        emergencyNumber: text,
        customer_care: text,
        emergency_call: text,
      }),
    ),
  },
})
addressRoutes.openapi(route, async context => {
  const deps = context.get('deps')
  const [places, [defaults]] = await Promise.all([
    publicItems(deps, 'addresses'),
    publicItems(deps, 'settings'),
  ])
  const main = places.find(place => place.isMain) ?? places[0]
  const result = {
    email1: main?.email1 ?? defaults?.supportEmail ?? '',
    whatsappNumber: main?.whatsappNumber ?? defaults?.whatsappNumber ?? '',
    emergencyNumber: main?.phones?.emergencyNumber ?? defaults?.emergencyNumber ?? '',
    customer_care: main?.phones?.customer_care ?? defaults?.customer_care ?? '',
    emergency_call: main?.phones?.emergency_call ?? defaults?.emergency_call ?? '',
  }
  return context.json(success(context, result), 200)
})
