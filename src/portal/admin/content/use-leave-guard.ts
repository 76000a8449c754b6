import { useEffect, useRef } from 'react'
import { useBlocker } from 'react-router-dom'
import { $token } from '#api/token.ts'
import { confirm } from '../../confirm.ts'
import { $leaving } from '../../session.ts'
import { useSay } from '../say.ts'

/** Asks before unsaved text is left behind. Answers with the way to leave without being asked, once it is saved. */
export function useLeaveGuard(unsaved: boolean): (go: () => void) => void {
  const say = useSay()
  const free = useRef(false)
  const blocker = useBlocker(({ currentLocation, nextLocation }) => {
    const moves = currentLocation.pathname !== nextLocation.pathname
    // A session that ended leads to the door at once; the form is kept.
    return unsaved && moves && !free.current && $token.get() !== undefined && !$leaving.get()
  })
  useEffect(() => {
    if (blocker.state !== 'blocked') return
    void confirm({
      title: say('admin:leave.title'),
      text: say('admin:leave.text'),
      yes: say('admin:leave.leave'),
      no: say('admin:leave.stay'),
    }).then(yes => (yes ? blocker.proceed() : blocker.reset()))
  }, [blocker, say])
  useEffect(() => {
    if (!unsaved) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', ask)
    return () => removeEventListener('beforeunload', ask)
  }, [unsaved])
  return go => {
    free.current = true
    go()
  }
}
