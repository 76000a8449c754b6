import { accountRoutes } from './accounts/routes.ts'
import { addressRoutes } from './address-routes.ts'
import type { App } from './app.ts'
import { backOfficeRoutes } from './back-office/routes.ts'
import { bookingRoutes } from './booking/routes.ts'
import { careersRoutes } from './careers/routes.ts'
import { contactRoutes } from './contact/routes.ts'
import { contentAdminRoutes } from './content/admin-routes.ts'
import { contentPublicRoutes } from './content/public-routes.ts'
import { dependantRoutes } from './dependants/routes.ts'
import { concernedRoutes } from './desk/concerned-routes.ts'
import { deskRoutes } from './desk/routes.ts'
import { waitingRoomRoutes } from './desk/waiting-room-routes.ts'
import { docsRoutes } from './docs-routes.ts'
import { demoRoutes } from './mail/demo-routes.ts'
import { letterRoutes } from './mail/letter-routes.ts'
import { undeliveredRoutes } from './mail/undelivered-routes.ts'
import { mediaRoutes } from './media/routes.ts'
import { operationsRoutes } from './operations/routes.ts'
import { patientRightsRoutes } from './patients/desk-rights-routes.ts'
import { patientDeskRoutes } from './patients/desk-routes.ts'
import { ownDataRoutes } from './patients/own-data-routes.ts'
import { patientRoutes } from './patients/routes.ts'
import { previewRoutes } from './publishing/preview-routes.ts'
import { publishingRoutes } from './publishing/routes.ts'
import { syncRoutes } from './sync-routes.ts'
import { systemRoutes } from './system-routes.ts'

/** Every resource of the API. Special routes stand before the generic ones, so that theirs win. */
export const routes: App[] = [
  systemRoutes,
  docsRoutes,
  accountRoutes,
  demoRoutes,
  letterRoutes,
  undeliveredRoutes,
  addressRoutes,
  syncRoutes,
  publishingRoutes,
  previewRoutes,
  operationsRoutes,
  backOfficeRoutes,
  patientRoutes,
  ownDataRoutes,
  dependantRoutes,
  patientDeskRoutes,
  patientRightsRoutes,
  bookingRoutes,
  deskRoutes,
  concernedRoutes,
  waitingRoomRoutes,
  contactRoutes,
  careersRoutes,
  mediaRoutes,
  contentAdminRoutes,
  contentPublicRoutes,
]
