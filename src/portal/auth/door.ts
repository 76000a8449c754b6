import { useNavigate, useSearchParams } from 'react-router-dom'
import type { User } from '#entities/people/account.ts'
import { type Area, safeRedirect } from '#entities/text/safe-redirect.ts'
import { startOf } from '../paths.ts'
import { startSession } from '../session.ts'

export interface Entry {
  token: string
  user: User
}

/** Where a door leads: what was asked for, if it lies in the door's own area, else the area's start. */
export function useDoor(area: Area) {
  const [query] = useSearchParams()
  const navigate = useNavigate()
  const redirect = safeRedirect(query.get('redirect'), area)
  return {
    /** Carried on through the other screens of signing in; only ever a safe one. */
    redirect,
    enter({ token, user }: Entry) {
      startSession(token, user)
      return navigate(redirect ?? startOf(area), { replace: true })
    },
  }
}
