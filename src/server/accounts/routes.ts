import { newRouter } from '../router.ts'
import { keepKeyRoutes } from './keep-key-routes.ts'
import { loginRoutes } from './login-routes.ts'
import { ownRoutes } from './own-routes.ts'
import { profileRoutes } from './profile-routes.ts'
import { resetRoutes } from './reset-routes.ts'
import { sessionRoutes } from './session-routes.ts'
import { setupRoutes } from './setup-routes.ts'
import { signUpRoutes } from './sign-up-routes.ts'
import { staffRoutes } from './staff-routes.ts'

export const accountRoutes = newRouter()
for (const routes of [
  signUpRoutes,
  loginRoutes,
  resetRoutes,
  profileRoutes,
  keepKeyRoutes,
  ownRoutes,
  sessionRoutes,
  setupRoutes,
  staffRoutes,
]) {
  accountRoutes.route('/', routes)
}
