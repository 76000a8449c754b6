import { useState } from 'react'
import { postFromDevice } from '#api/device.ts'
import { ApiError } from '#api/errors.ts'
import type { Area } from '#entities/text/safe-redirect.ts'
import { Button } from '#ui/Button.tsx'
import { ErrorSummary } from '#ui/ErrorSummary.tsx'
import { PasswordField } from '#ui/fields/PasswordField.tsx'
import { TextField } from '#ui/fields/TextField.tsx'
import { Notice } from '#ui/Notice.tsx'
import { Helpline } from '../shell/Helpline.tsx'
import { useTranslation } from '../texts.ts'
import { useLoginForm } from './use-login-form.ts'
import { type NewSession, useSignIn } from './use-sign-in.ts'

/** Email and password, and the authenticator's code if the account needs one. */
export function LoginForm({ area }: { area: Area }) {
  const { t } = useTranslation()
  const { enter } = useSignIn(area)
  const [withCode, setWithCode] = useState<'app' | 'recovery' | null>(null)
  const { field, busy, ...form } = useLoginForm(async values => {
    try {
      await enter(await postFromDevice<NewSession>(`auth/${area}/login`, values))
    } catch (error) {
      if (error instanceof ApiError && error.code === 'accounts.authenticatorNeeded') setWithCode('app')
      throw error
    }
  })
  return (
    <form className="form" onSubmit={form.submit} onFocus={form.fetchAhead} noValidate>
      {!busy && <WhatWasWrong {...form} />}
      <TextField {...field('email')} label={t('auth:email')} type="email" autoComplete="username" />
      <PasswordField
        {...field('password')}
        label={t('auth:password')}
        showLabel={t('portal:form.showPassword')}
        hideLabelText={t('portal:form.hidePassword')}
      />
      {withCode && (
        <TextField
          {...field('code')}
          key={withCode}
          label={t(withCode === 'app' ? 'auth:login.code' : 'auth:login.recovery')}
          inputMode={withCode === 'app' ? 'numeric' : 'text'}
          autoComplete="one-time-code"
          autoCapitalize="none"
          spellCheck={false}
          autoFocus
        />
      )}
      <Button type="submit" variant="primary" size="large" isPending={busy}>
        {t('auth:login.submit')}
      </Button>
      {withCode && (
        <Button variant="quiet" onClick={() => setWithCode(withCode === 'app' ? 'recovery' : 'app')}>
          {t(withCode === 'app' ? 'auth:login.useRecovery' : 'auth:login.useApp')}
        </Button>
      )}
    </form>
  )
}

type Wrong = Pick<ReturnType<typeof useLoginForm>, 'lines' | 'top' | 'attempt'>

function WhatWasWrong({ lines, top, attempt }: Wrong) {
  const { t } = useTranslation()
  if (lines.length > 0) {
    const title = t('portal:form.errors', { count: lines.length })
    return <ErrorSummary key={attempt} title={title} problems={lines} />
  }
  if (!top) return null
  return (
    <Notice key={attempt} tone="error" role="alert" title={top.message}>
      {top.unreachable && <Helpline />}
    </Notice>
  )
}
