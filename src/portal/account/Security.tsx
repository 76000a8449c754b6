import { useStore } from '@nanostores/react'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { post, put } from '#api/client.ts'
import { changeEmailSchema, changePasswordSchema, codeSchema } from '#entities/people/account.ts'
import type { Area } from '#entities/text/safe-redirect.ts'
import { Button } from '#ui/Button.tsx'
import { showToast } from '../kit/attempt.ts'
import { Form } from '../kit/form/Form.tsx'
import { CodeInput, PasswordInput, TextInput } from '../kit/form/inputs.tsx'
import { useZodForm } from '../kit/form/use-zod-form.ts'
import { $user } from '../session.ts'
import { useTranslation } from '../texts.ts'
import { Authenticator } from './Authenticator.tsx'
import { Sessions, sessionsKey } from './Sessions.tsx'

/** Password, second factor and sessions of the account, in both areas. */
export function Security({ area }: { area: Area }) {
  const { t } = useTranslation()
  const parts = [
    { id: 'password', title: t('account:password.title'), part: <PasswordForm /> },
    { id: 'email', title: t('account:email.title'), part: <EmailForm area={area} /> },
    { id: 'authenticator', title: t('account:authenticator.title'), part: <Authenticator /> },
    { id: 'sessions', title: t('account:sessions.title'), part: <Sessions /> },
  ]
  return (
    <div className="grid gap-10">
      {parts.map(({ id, title, part }) => (
        <section key={id} className="account-part" aria-labelledby={`account-${id}`}>
          <h2 id={`account-${id}`}>{title}</h2>
          {part}
        </section>
      ))}
    </div>
  )
}

const empty = { current: '', password: '', passwordCheck: '' }

function PasswordForm() {
  const { t } = useTranslation()
  const client = useQueryClient()
  const form = useZodForm(changePasswordSchema, empty)
  return (
    <Form
      form={form}
      send={async values => {
        const { meta } = await put('/api/profile/password', { body: values })
        form.reset(empty)
        showToast({ severity: 'success', summary: meta.message ?? '' })
        await client.invalidateQueries({ queryKey: sessionsKey })
      }}
      submit={t('account:password.save')}
      column
    >
      <PasswordInput form={form} name="current" label={t('account:password.current')} />
      <PasswordInput
        form={form}
        name="password"
        label={t('account:password.new')}
        description={t('account:password.hint')}
        fresh
      />
      <PasswordInput form={form} name="passwordCheck" label={t('account:password.check')} fresh={false} />
    </Form>
  )
}

/** Two steps on one screen: the new address, then the code that went to it. */
function EmailForm({ area }: { area: Area }) {
  const { t } = useTranslation()
  const user = useStore($user)
  const [asked, setAsked] = useState<string | null>(null)
  return (
    <>
      <p>{t('account:email.now', { email: user?.email ?? '' })}</p>
      {asked ? (
        <CodeForm email={asked} area={area} onDone={() => setAsked(null)} />
      ) : (
        <AddressForm onAsked={setAsked} />
      )}
    </>
  )
}

function AddressForm({ onAsked }: { onAsked(email: string): void }) {
  const { t } = useTranslation()
  const form = useZodForm(changeEmailSchema, { email: '', current: '' })
  return (
    <Form
      form={form}
      send={async values => {
        await post('/api/profile/email', { body: values })
        onAsked(values.email)
      }}
      submit={t('account:email.ask')}
      column
    >
      <TextInput form={form} name="email" label={t('account:email.new')} type="email" autoComplete="email" />
      <PasswordInput form={form} name="current" label={t('account:password.current')} />
    </Form>
  )
}

function CodeForm({ email, area, onDone }: { email: string; area: Area; onDone(): void }) {
  const { t } = useTranslation()
  const client = useQueryClient()
  const form = useZodForm(codeSchema, { code: '' })
  return (
    <Form
      form={form}
      send={async values => {
        const { result, meta } = await post('/api/profile/email/confirm', { body: values })
        const user = $user.get()
        if (user) $user.set({ ...user, email: result.email })
        if (area === 'patients') await client.invalidateQueries({ queryKey: ['me'] })
        showToast({ severity: 'success', summary: meta.message ?? '' })
        onDone()
      }}
      submit={t('account:email.confirm')}
      column
      intro={<p role="status">{t('account:email.sent', { email })}</p>}
      actions={
        <Button variant="ghost" onClick={onDone}>
          {t('account:email.other')}
        </Button>
      }
    >
      <CodeInput form={form} name="code" label={t('account:email.code')} autoFocus />
    </Form>
  )
}
