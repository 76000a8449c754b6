import { useNavigate, useSearchParams } from 'react-router-dom'
import type { User } from '#entities/people/account.ts'
import { type Area, safeRedirect } from '#entities/text/safe-redirect.ts'
import { startOf } from '../paths.ts'
import { settled } from '../routing/navigation.ts'
import { startSession } from '../session.ts'

export interface NewSession {
  token: string
  user: User
}

/** The target after sign-in: the requested address if it belongs to this area, else the start of the area. */
export function useSignIn(area: Area) {
  const [query] = useSearchParams()
  const navigate = useNavigate()
  const redirect = safeRedirect(query.get('redirect'), area)
  return {
    /** Checked by `safeRedirect`; passed on to the other sign-in screens. */
    redirect,
    enter({ token, user }: NewSession) {
      startSession(token, user)
      navigate(redirect ?? startOf(area), { replace: true })
      return settled()
    },
  }
}
