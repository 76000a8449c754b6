import { ownRoutes } from './own-routes.ts'
import { resetRoutes } from './passwords/reset-routes.ts'
import { loginRoutes } from './sign-in/login-routes.ts'
import { sessionRoutes } from './sign-in/session-routes.ts'
import { signUpRoutes } from './sign-up/sign-up-routes.ts'
import { staffRoutes } from './staff/staff-routes.ts'

export const accountRoutes = [signUpRoutes, loginRoutes, resetRoutes, ownRoutes, sessionRoutes, staffRoutes]
