import { useState } from 'react'
import { postFromDevice } from '#api/device.ts'
import { ApiError } from '#api/errors.ts'
import type { User } from '#entities/people/account.ts'
import { $token } from '#state/token.ts'
import { TextField } from '#ui/fields/TextField.tsx'
import { FormPanel } from '../../kit/FormPanel.tsx'
import { useAction } from '../../kit/use-action.ts'
import { areaOf, dropSession } from '../../session.ts'
import { useTranslation } from '../../texts.ts'

/** Asks for the password after the session expired over an unsaved form. The form stays unchanged. */
export function SignInAgain({ user }: { user: User }) {
  const { t } = useTranslation()
  const [password, setPassword] = useState('')
  const [code, setCode] = useState<string | null>(null)
  const again = useAction(
    async () => {
      const body = { email: user.email, password, ...(code ? { code } : {}) }
      const { token } = await postFromDevice(`/api/auth/${areaOf(user)}/login`, body)
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
    <FormPanel
      title={t('admin:again.title')}
      submit={t('admin:again.submit')}
      cancel={t('admin:again.leave')}
      action={again}
      // Without a session the form behind the panel cannot be saved.
      mustAnswer
      focus="again-password"
      onSubmit={() => password !== '' && again.run()}
      onClose={dropSession}
    >
      <p>{t('admin:again.text', { email: user.email })}</p>
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
    </FormPanel>
  )
}
