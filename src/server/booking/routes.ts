import { newRouter } from '../router.ts'
import { bookingDeskRoutes } from './desk-routes.ts'
import { exceptionRoutes } from './exception-routes.ts'
import { bookingPatientRoutes } from './patient-routes.ts'
import { bookingPublicRoutes } from './public-routes.ts'
import { scheduleRoutes } from './schedule-routes.ts'

/** Timetables, places and appointments. */
export const bookingRoutes = newRouter()
bookingRoutes.route('/', bookingPublicRoutes)
bookingRoutes.route('/', bookingPatientRoutes)
bookingRoutes.route('/', bookingDeskRoutes)
bookingRoutes.route('/', scheduleRoutes)
bookingRoutes.route('/', exceptionRoutes)
