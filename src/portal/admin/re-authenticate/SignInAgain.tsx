import { useState } from 'react'
import { postFromDevice } from '#api/device.ts'
import { ApiError } from '#api/errors.ts'
import type { User } from '#entities/people/account.ts'
import { $token } from '#state/token.ts'
import { Button } from '#ui/Button.tsx'
import { TextField } from '#ui/fields/TextField.tsx'
import { Failure } from '../../kit/Failure.tsx'
import { reopen } from '../../kit/reopen.ts'
import { useAction } from '../../kit/use-action.ts'
import { useDialog } from '../../kit/use-dialog.ts'
import { areaOf, dropSession } from '../../session.ts'
import { useTranslation } from '../../texts.ts'

/** Asks for the password after the session expired over an unsaved form. The form stays unchanged. */
export function SignInAgain({ user }: { user: User }) {
  const { t } = useTranslation()
  const dialog = useDialog()
  const [password, setPassword] = useState('')
  const [code, setCode] = useState<string | null>(null)
  const again = useAction(
    async () => {
      const body = { email: user.email, password, ...(code ? { code } : {}) }
      const { token } = await postFromDevice<{ token: string }>(`auth/${areaOf(user)}/login`, body)
      $token.set(token)
    },
    {
      showError: 'here',
      onError: error => {
        const needsCode = error instanceof ApiError && error.code === 'accounts.authenticatorNeeded'
        if (needsCode) setCode('')
        return needsCode
      },
    },
  )

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
          if (password !== '') void again.run()
        }}
      >
        <header className="panel-head">
          <h2 id="again-title">{t('admin:again.title')}</h2>
        </header>
        <div className="panel-text">
          <p>{t('admin:again.text', { email: user.email })}</p>
          <Failure of={again} />
          <input type="hidden" name="email" autoComplete="username" value={user.email} readOnly />
          <TextField
            id="again-password"
            label={t('admin:again.password')}
            type="password"
            autoComplete="current-password"
            value={password}
            onChange={setPassword}
          />
          {code !== null && (
            <TextField
              id="again-code"
              label={t('admin:again.code')}
              autoComplete="one-time-code"
              autoCapitalize="none"
              spellCheck={false}
              value={code}
              onChange={setCode}
            />
          )}
        </div>
        <footer className="panel-foot button-row">
          <Button type="submit" variant="primary" isPending={again.isPending}>
            {t('admin:again.submit')}
          </Button>
          <Button variant="quiet" onClick={dropSession}>
            {t('admin:again.leave')}
          </Button>
        </footer>
      </form>
    </dialog>
  )
}
