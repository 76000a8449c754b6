import { queueStatusRoutes } from '../desk/queue-status-routes.ts'
import { waitingListRoutes } from '../desk/waiting-list-routes.ts'
import { newRouter } from '../router.ts'
import { callRoutes } from './call-list/routes.ts'
import { closureRoutes } from './closures/routes.ts'
import { bookingDeskRoutes } from './desk-routes.ts'
import { deskWriteRoutes } from './desk-write-routes.ts'
import { exceptionRoutes } from './exception-routes.ts'
import { holdRoutes } from './hold-routes.ts'
import { linkRoutes } from './link-routes.ts'
import { bookingPatientRoutes } from './patient-routes.ts'
import { bookingPublicRoutes } from './public-routes.ts'
import { scheduleRoutes } from './schedule-routes.ts'
import { specialistPlacesRoutes } from './specialist-routes.ts'
import { waitingRoutes } from './waiting-routes.ts'

/** Timetables, places and appointments. */
export const bookingRoutes = newRouter()
bookingRoutes.route('/', bookingPublicRoutes)
bookingRoutes.route('/', specialistPlacesRoutes)
bookingRoutes.route('/', queueStatusRoutes)
bookingRoutes.route('/', linkRoutes)
bookingRoutes.route('/', holdRoutes)
bookingRoutes.route('/', waitingRoutes)
bookingRoutes.route('/', waitingListRoutes)
bookingRoutes.route('/', bookingPatientRoutes)
bookingRoutes.route('/', bookingDeskRoutes)
bookingRoutes.route('/', deskWriteRoutes)
bookingRoutes.route('/', callRoutes)
bookingRoutes.route('/', scheduleRoutes)
bookingRoutes.route('/', exceptionRoutes)
bookingRoutes.route('/', closureRoutes)
