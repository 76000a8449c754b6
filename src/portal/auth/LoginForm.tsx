import { useState } from 'react'
import { postFromDevice } from '#api/device.ts'
import { ApiError, errorLines, type FieldError } from '#api/errors.ts'
import type { Area } from '#entities/text/safe-redirect.ts'
import { type Issue, issueText } from '#i18n/messages.ts'
import { Button } from '#ui/Button.tsx'
import { ErrorSummary } from '#ui/ErrorSummary.tsx'
import { PasswordField } from '#ui/fields/PasswordField.tsx'
import { TextField } from '#ui/fields/TextField.tsx'
import { Notice } from '#ui/Notice.tsx'
import { Helpline } from '../shell/Helpline.tsx'
import { useTranslation } from '../texts.ts'
import { useSignIn } from './use-sign-in.ts'

/** Email and password, and the authenticator's code if the account needs one. */
export function LoginForm({ area }: { area: Area }) {
  const { t } = useTranslation()
  const { enter } = useSignIn(area)
  const [withCode, setWithCode] = useState<'app' | 'recovery' | null>(null)
  const { field, busy, ...form } = useLoginForm(async values => {
    try {
      await enter(await postFromDevice(`/api/auth/${area}/login`, values))
    } catch (error) {
      // Its own field asks for the code, and nothing was wrong so far.
      if (!(error instanceof ApiError && error.code === 'accounts.authenticatorNeeded') || withCode)
        throw error
      setWithCode('app')
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

/** The schema checks before sending. If it cannot be loaded, the form is sent anyway: the server checks the same. */
const fetchSchema = () => import('#entities/people/account.ts').then(module => module.loginSchema)

interface Login {
  email: string
  password: string
  code?: string
}
type Problem = { path: string } & ({ issue: Issue } | { message: string })

/**
 * The sign-in form without React Hook Form, which the other forms use: it is larger than the rest of this screen, and
 * this is the first screen of many patients.
 */
function useLoginForm(send: (values: Login) => Promise<void>) {
  const { t } = useTranslation()
  const [values, setValues] = useState<Login>({ email: '', password: '' })
  const [problems, setProblems] = useState<Problem[]>([])
  /** Fields changed since the last sending: their errors are hidden; the list on top stays unchanged. */
  const [edited, setEdited] = useState<ReadonlySet<string>>(new Set())
  const [top, setTop] = useState<{ message: string; unreachable: boolean } | null>(null)
  const [attempt, setAttempt] = useState(0)
  const [busy, setBusy] = useState(false)
  // Translated at render time, so that the messages follow a change of the language.
  const lines = problems.map(one => ({
    field: one.path,
    message: 'issue' in one ? issueText(t, one.issue) : one.message,
  }))

  function refused(error: unknown) {
    const fields: FieldError[] = error instanceof ApiError ? error.fields : []
    setProblems(fields.filter(one => one.path in values || one.path === 'code'))
    const answered = error instanceof ApiError && error.status > 0 && error.status < 500
    if (fields.length === 0) setTop({ message: errorLines(error).detail, unreachable: !answered })
  }
  async function check(): Promise<Login | null> {
    const schema = await fetchSchema().catch(() => null)
    const parsed = schema?.safeParse(values)
    if (!parsed) return values
    if (parsed.success) return parsed.data as Login
    setProblems(parsed.error.issues.map(issue => ({ path: issue.path.join('.'), issue: issue as Issue })))
    return null
  }
  async function submit(event: { preventDefault(): void }) {
    event.preventDefault()
    if (busy) return
    setBusy(true)
    setTop(null)
    setProblems([])
    setEdited(new Set())
    try {
      const checked = await check()
      if (checked) await send(checked)
    } catch (error) {
      refused(error)
    } finally {
      setAttempt(attempt + 1)
      setBusy(false)
    }
  }
  const field = (name: keyof Login) => ({
    name,
    value: values[name] ?? '',
    onChange(value: string) {
      setValues({ ...values, [name]: value })
      setEdited(new Set([...edited, name]))
    },
    errorMessage: edited.has(name) ? undefined : lines.find(one => one.field === name)?.message,
  })
  return { submit, field, lines, top, attempt, busy, fetchAhead: () => void fetchSchema().catch(() => {}) }
}
