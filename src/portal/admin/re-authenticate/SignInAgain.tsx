import { useEffect, useRef, useState } from 'react'
import { postFromDevice } from '#api/device.ts'
import { ApiError, errorLines } from '#api/errors.ts'
import type { User } from '#entities/people/account.ts'
import { $token } from '#state/token.ts'
import IconAlert from '~icons/lucide/circle-alert'
import { areaOf, dropSession } from '../../session.ts'
import { useTranslation } from '../../texts.ts'
import { reopen } from '../layout/reopen.ts'

/** Asks for the password after the session expired over an unsaved form. The form stays unchanged. */
export function SignInAgain({ user }: { user: User }) {
  const { t } = useTranslation()
  const dialog = useRef<HTMLDialogElement>(null)
  const [password, setPassword] = useState('')
  const [code, setCode] = useState<string | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  useEffect(() => {
    const opener = document.activeElement
    dialog.current?.showModal()
    return () => {
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus()
    }
  }, [])

  async function send() {
    if (busy || password === '') return
    setBusy(true)
    setProblem(null)
    try {
      const body = { email: user.email, password, ...(code ? { code } : {}) }
      const { token } = await postFromDevice<{ token: string }>(`auth/${areaOf(user)}/login`, body)
      $token.set(token)
    } catch (error) {
      if (error instanceof ApiError && error.code === 'accounts.authenticatorNeeded') setCode('')
      else setProblem(errorLines(error).detail)
    } finally {
      setBusy(false)
    }
  }
  return (
    <dialog
      ref={dialog}
      className="panel"
      aria-labelledby="again-title"
      // Only the buttons close the dialog: without a session the form cannot be saved.
      onCancel={event => event.preventDefault()}
      onClose={() => reopen(dialog.current)}
    >
      <form
        className="panel-box"
        onSubmit={event => {
          event.preventDefault()
          void send()
        }}
      >
        <header className="panel-head">
          <h2 id="again-title">{t('admin:again.title')}</h2>
        </header>
        <div className="panel-text">
          <p>{t('admin:again.text', { email: user.email })}</p>
          {problem && (
            <p className="notice notice-error" role="alert">
              <IconAlert />
              {problem}
            </p>
          )}
          <input type="hidden" name="email" autoComplete="username" value={user.email} readOnly />
          <div className="field">
            <label htmlFor="again-password">{t('admin:again.password')}</label>
            <input
              id="again-password"
              className="control"
              type="password"
              autoComplete="current-password"
              value={password}
              onChange={event => setPassword(event.target.value)}
            />
          </div>
          {code !== null && (
            <div className="field">
              <label htmlFor="again-code">{t('admin:again.code')}</label>
              <input
                id="again-code"
                className="control field-code"
                autoComplete="one-time-code"
                autoCapitalize="none"
                spellCheck={false}
                value={code}
                onChange={event => setCode(event.target.value)}
              />
            </div>
          )}
        </div>
        <footer className="panel-foot button-row">
          <button type="submit" className="button button-primary" data-pending={busy || undefined}>
            {t('admin:again.submit')}
          </button>
          <button type="button" className="button button-quiet" onClick={dropSession}>
            {t('admin:again.leave')}
          </button>
        </footer>
      </form>
    </dialog>
  )
}
