import { newRouter } from '../kernel/http/router.ts'
import { ownRoutes } from './own-routes.ts'
import { resetRoutes } from './passwords/reset-routes.ts'
import { profileRoutes } from './profile-routes.ts'
import { draftKeyRoutes } from './sign-in/draft-key-routes.ts'
import { loginRoutes } from './sign-in/login-routes.ts'
import { sessionRoutes } from './sign-in/session-routes.ts'
import { signUpRoutes } from './sign-up/sign-up-routes.ts'
import { setupRoutes } from './staff/setup-routes.ts'
import { staffRoutes } from './staff/staff-routes.ts'

export const accountRoutes = newRouter()
for (const routes of [
  signUpRoutes,
  loginRoutes,
  resetRoutes,
  profileRoutes,
  draftKeyRoutes,
  ownRoutes,
  sessionRoutes,
  setupRoutes,
  staffRoutes,
]) {
  accountRoutes.route('/', routes)
}
