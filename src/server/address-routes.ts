import { z } from '@hono/zod-openapi'
import type { Address } from '#entities/address.ts'
import type { Settings } from '#entities/settings.ts'
import { publicContent } from './content/public-reads.ts'
import { answer, operation } from './operation.ts'
import { newRouter } from './router.ts'

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
  const [addresses, settings] = await Promise.all([
    publicContent(deps, 'addresses'),
    publicContent(deps, 'settings'),
  ])
  const places = addresses.items as unknown as Address[]
  const main = places.find(place => place.isMain) ?? places[0]
  const defaults = settings.items[0] as unknown as Settings | undefined
  const result = {
    email1: main?.email1 ?? defaults?.supportEmail ?? '',
    whatsappNumber: main?.whatsappNumber ?? defaults?.whatsappNumber ?? '',
    emergencyNumber: main?.phones?.emergencyNumber ?? defaults?.emergencyNumber ?? '',
    customer_care: main?.phones?.customer_care ?? defaults?.customer_care ?? '',
    emergency_call: main?.phones?.emergency_call ?? defaults?.emergency_call ?? '',
  }
  return context.json({ result, meta: { message: context.get('say')('api:done') } }, 200)
})
