import { useStore } from '@nanostores/react'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { post } from '#api/client.ts'
import { changeEmailSchema, codeSchema } from '#entities/people/account.ts'
import type { Area } from '#entities/text/safe-redirect.ts'
import { Button } from '#ui/Button.tsx'
import { Form } from '../kit/form/Form.tsx'
import { PasswordInput, TextInput } from '../kit/form/inputs.tsx'
import { useZodForm } from '../kit/form/use-zod-form.ts'
import { $user } from '../session.ts'
import { useTranslation } from '../texts.ts'
import { tellSaved } from './tell-saved.ts'

/** Two steps on one screen: the new address, then the code that went to it. */
export function EmailForm({ area }: { area: Area }) {
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
        await post('profile/email', values)
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
        const { result, meta } = await post<{ email: string }>('profile/email/confirm', values)
        const user = $user.get()
        if (user) $user.set({ ...user, email: result.email })
        if (area === 'patients') await client.invalidateQueries({ queryKey: ['me'] })
        tellSaved(meta.message)
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
      <TextInput
        form={form}
        name="code"
        label={t('account:email.code')}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={12}
        autoFocus
      />
    </Form>
  )
}
