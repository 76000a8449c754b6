import { site } from '#contract/site.ts'
import { publicItems } from '../content/public-reads.ts'
import { handlers } from '../kernel/operation.ts'

const { handle, router } = handlers()
export const addressRoutes = router

handle(site.readMainAddress, async ({ deps, success }) => {
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
})
