import { z } from '@hono/zod-openapi'
import { publicItems } from '../content/public-reads.ts'
import { answer, operations } from '../kernel/operation.ts'

const operation = operations('addresses')
export const addressRoutes = operation.router

const text = z.string()

operation.get('public', '/api/address', {
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
  handle: async ({ deps, success }) => {
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
    return success(result)
  },
})
