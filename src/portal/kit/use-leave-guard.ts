import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { $token } from '#state/token.ts'
import { confirm } from '../confirm.ts'
import { onLeave } from '../routing/navigation.ts'
import { $signingOut } from '../session.ts'
import { useTranslation } from '../texts.ts'

const form = { title: 'admin:leave.title', text: 'admin:leave.text' }
/** The question for input that is not stored as a draft. */
export const withoutDraft = { title: 'admin:leave.title', text: 'admin:leave.lost' }

/** Asks for confirmation before navigation discards unsaved input. Returns a function that navigates without asking. */
export function useLeaveGuard(unsaved: boolean, question = form): (go: () => void) => void {
  const { t } = useTranslation()
  const free = useRef(false)
  const { pathname } = useLocation()
  useEffect(
    () =>
      onLeave(path => {
        if (!unsaved || path === pathname || free.current) return
        // An ended session goes to the sign-in page without asking; the draft is stored.
        if ($token.get() === undefined || $signingOut.get()) return
        return confirm({
          title: t(question.title),
          text: t(question.text),
          yes: t('admin:leave.leave'),
          no: t('admin:leave.stay'),
          losesInput: true,
        })
      }),
    [unsaved, pathname, t, question],
  )
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
