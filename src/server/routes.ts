import './listeners.ts'
import { accountRoutes } from './accounts/routes.ts'
import { linkRoutes } from './appointments/answer-links/link-routes.ts'
import { callRoutes } from './appointments/call-list/routes.ts'
import { bookingDeskRoutes } from './appointments/front-desk-routes.ts'
import { changePreviewRoutes } from './appointments/leave/change-preview-routes.ts'
import { exceptionRoutes } from './appointments/leave/exception-routes.ts'
import { bookingPatientRoutes } from './appointments/patient-routes.ts'
import { holdRoutes } from './appointments/reservation/hold-routes.ts'
import { testimonialRoutes } from './appointments/testimonial-routes.ts'
import { contentAdminRoutes } from './content/admin-routes.ts'
import { contentPublicRoutes } from './content/public-routes.ts'
import { redirectRoutes } from './content/redirect-routes.ts'
import { docsRoutes } from './docs-routes.ts'
import { demoRoutes } from './emails/demo-routes.ts'
import { emailPreviewRoutes } from './emails/preview-routes.ts'
import { patientDeskRoutes } from './front-desk/patient-routes.ts'
import { queueStatusRoutes } from './front-desk/queue-status-routes.ts'
import { deskRoutes } from './front-desk/routes.ts'
import { waitingRoomRoutes } from './front-desk/waiting-room-routes.ts'
import { careersRoutes } from './inbox/careers/routes.ts'
import { contactRoutes } from './inbox/contact/routes.ts'
import { figuresRoutes } from './inbox/figures-routes.ts'
import { notificationRoutes } from './inbox/notification-routes.ts'
import { syncRoutes } from './integrations/sync-routes.ts'
import type { App } from './kernel/deps.ts'
import { mediaRoutes } from './media/routes.ts'
import { auditRoutes } from './operations/audit-routes.ts'
import { missedSearchRoutes } from './operations/missed-search-routes.ts'
import { officeRoutes } from './operations/office-routes.ts'
import { pageViewRoutes } from './operations/page-view-routes.ts'
import { operationsRoutes } from './operations/routes.ts'
import { patientRoutes } from './patients/routes.ts'
import { patientRightsRoutes } from './privacy/desk-routes.ts'
import { ownDataRoutes } from './privacy/own-data-routes.ts'
import { previewRoutes } from './publishing/preview-routes.ts'
import { publishingRoutes } from './publishing/routes.ts'
import { scheduleRoutes } from './schedules/admin-routes.ts'
import { bookingPublicRoutes } from './schedules/public-routes.ts'
import { addressRoutes } from './site/address-routes.ts'
import { systemRoutes } from './system-routes.ts'
import { waitingRoutes } from './waiting-list/routes.ts'

/** All resources of the API. Specific routes come before generic ones, so that they match first. */
export const routes: App[] = [
  systemRoutes,
  docsRoutes,
  ...accountRoutes,
  demoRoutes,
  emailPreviewRoutes,
  addressRoutes,
  syncRoutes,
  publishingRoutes,
  previewRoutes,
  operationsRoutes,
  notificationRoutes,
  auditRoutes,
  redirectRoutes,
  pageViewRoutes,
  missedSearchRoutes,
  officeRoutes,
  testimonialRoutes,
  patientRoutes,
  ownDataRoutes,
  patientDeskRoutes,
  patientRightsRoutes,
  bookingPublicRoutes,
  queueStatusRoutes,
  linkRoutes,
  holdRoutes,
  waitingRoutes,
  bookingPatientRoutes,
  bookingDeskRoutes,
  callRoutes,
  scheduleRoutes,
  exceptionRoutes,
  deskRoutes,
  figuresRoutes,
  changePreviewRoutes,
  waitingRoomRoutes,
  ...contactRoutes,
  ...careersRoutes,
  ...mediaRoutes,
  contentAdminRoutes,
  contentPublicRoutes,
]
