import { get } from '#api/client.ts'
import { idleMinutes } from '#entities/people/idle-minutes.ts'
import { $lastActivity, $token } from '#state/token.ts'
import { $user, areaOf } from './session.ts'

const MINUTE = 60_000
/**
 * A screen that sends no requests would never learn that its session has ended. After the idle time, the server is asked
 * every minute, in background mode, which does not extend the session: the refusal clears the screen.
 * Returns a function that ends this.
 */
export function watchIdling(): () => void {
  const timer = setInterval(() => {
    const user = $user.get()
    if (!user || !$token.get()) return
    const area = areaOf(user)
    const allowed = idleMinutes[area === 'admins' ? 'admin' : 'patient'] * MINUTE
    if (Date.now() - $lastActivity.get() > allowed)
      void get(`/api/profile/${area}/user`, { background: true }).catch(() => {})
  }, MINUTE)
  return () => clearInterval(timer)
}
