import { useState } from 'react'
import { ApiError, errorLines, type FieldError } from '#api/errors.ts'
import { type Issue, issueText } from '#i18n/messages.ts'
import { useTranslation } from '../texts.ts'

/** The schema checks before sending. If it cannot be loaded, the form is sent anyway: the server checks the same. */
const fetchSchema = () => import('#entities/people/account.ts').then(module => module.loginSchema)

export interface Login {
  email: string
  password: string
  code?: string
}
type Problem = { path: string } & ({ issue: Issue } | { message: string })

/**
 * The sign-in form without React Hook Form, which the other forms use: it is larger than the rest of this screen, and
 * this is the first screen of many patients.
 */
export function useLoginForm(send: (values: Login) => Promise<void>) {
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
