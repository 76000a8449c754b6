import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { encode } from 'uqr'
import { post } from '#api/client.ts'
import { errorLines } from '#api/errors.ts'
import type { ResultOf } from '#api/operations.ts'
import { codeSchema, secondFactorSchema } from '#entities/people/account.ts'
import { Button } from '#ui/Button.tsx'
import { CopyButton } from '#ui/CopyButton.tsx'
import { showToast } from '../kit/attempt.ts'
import { Form } from '../kit/form/Form.tsx'
import { CodeInput, PasswordInput, TextInput } from '../kit/form/inputs.tsx'
import { useZodForm } from '../kit/form/use-zod-form.ts'
import { readResult } from '../queries.ts'
import { useTranslation } from '../texts.ts'

const stateKey = ['profile', 'authenticator']
type Secret = ResultOf<'post', '/api/profile/authenticator'>

interface Proof {
  current: string
  code?: string | undefined
}

/** The second factor: the password and a code switch it on, and off again. */
export function Authenticator() {
  const { t } = useTranslation()
  const client = useQueryClient()
  const [secret, setSecret] = useState<Secret | null>(null)
  const [codes, setCodes] = useState<string[] | null>(null)
  const [open, setOpen] = useState<'switch' | 'codes' | null>(null)
  const state = useQuery({
    queryKey: stateKey,
    queryFn: readResult('/api/profile/authenticator'),
    staleTime: 0,
  })
  async function settled(message: string | undefined) {
    setSecret(null)
    setCodes(null)
    setOpen(null)
    showToast({ severity: 'success', summary: message ?? '' })
    await client.invalidateQueries({ queryKey: stateKey })
  }
  if (state.isLoadingError) return <p role="alert">{errorLines(state.error).detail}</p>
  if (state.isPending) return null
  const { on, recoveryCodes } = state.data
  if (codes) return <RecoveryCodes codes={codes} onKept={() => settled(t('account:authenticator.on'))} />
  if (secret) return <FirstCode secret={secret} onDone={setCodes} />
  return (
    <>
      <p>{t(on ? 'account:authenticator.on' : 'account:authenticator.off')}</p>
      {on && <p>{t('account:authenticator.codesLeft', { left: recoveryCodes })}</p>}
      {open === 'switch' && (
        <Prove
          on={on}
          label={t(on ? 'account:authenticator.remove' : 'account:authenticator.start')}
          send={async proof => {
            if (on) {
              const { meta } = await post('/api/profile/authenticator/remove', { body: proof })
              await settled(meta.message)
            } else setSecret((await post('/api/profile/authenticator', { body: proof })).result)
          }}
        />
      )}
      {open === 'codes' && (
        <Prove
          on
          label={t('account:authenticator.newCodes')}
          send={async proof => {
            const path = '/api/profile/authenticator/recovery-codes'
            setCodes((await post(path, { body: proof })).result.recoveryCodes)
          }}
        />
      )}
      {open === null && (
        <div className="button-row">
          <Button variant="quiet" onClick={() => setOpen('switch')}>
            {t(on ? 'account:authenticator.remove' : 'account:authenticator.start')}
          </Button>
          {on && (
            <Button variant="quiet" onClick={() => setOpen('codes')}>
              {t('account:authenticator.newCodes')}
            </Button>
          )}
        </div>
      )}
    </>
  )
}

/** Asks for the password, and for a code if the authenticator is on. */
function Prove({ on, label, send }: { on: boolean; label: ReactNode; send(proof: Proof): Promise<void> }) {
  const { t } = useTranslation()
  const form = useZodForm(secondFactorSchema, { current: '', ...(on ? { code: '' } : {}) })
  return (
    <Form form={form} send={send} submit={label} column>
      <PasswordInput form={form} name="current" label={t('account:password.current')} autoFocus />
      {on && (
        <TextInput
          form={form}
          name="code"
          label={t('account:authenticator.proof')}
          autoComplete="one-time-code"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={12}
        />
      )}
    </Form>
  )
}

function FirstCode({ secret, onDone }: { secret: Secret; onDone(recoveryCodes: string[]): void }) {
  const { t } = useTranslation()
  const form = useZodForm(codeSchema, { code: '' })
  return (
    <Form
      form={form}
      send={async values => {
        const { result } = await post('/api/profile/authenticator/confirm', { body: values })
        onDone(result.recoveryCodes)
      }}
      submit={t('account:authenticator.confirm')}
      column
      intro={
        <>
          <p>{t('account:authenticator.scan')}</p>
          <Picture of={secret.uri} label={t('account:authenticator.picture')} />
          <p>
            {t('account:authenticator.key')}{' '}
            <span className="authenticator-key">{secret.secret.replace(/(.{4})(?=.)/g, '$1 ')}</span>{' '}
            <a className="link" href={secret.uri}>
              {t('account:authenticator.openApp')}
            </a>
          </p>
        </>
      }
    >
      <CodeInput form={form} name="code" label={t('account:authenticator.code')} />
    </Form>
  )
}

/** The QR code for the authenticator app: one path, a square for each dark module. */
function Picture({ of, label }: { of: string; label: string }) {
  const { data, size } = encode(of)
  const path = data.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : ''))).join('')
  return (
    <svg className="authenticator-picture" viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label}>
      <path d={path} fill="currentColor" shapeRendering="crispEdges" />
    </svg>
  )
}

/** Codes for signing in without the phone. The server stores only their hashes, so they are shown only once. */
function RecoveryCodes({ codes, onKept }: { codes: string[]; onKept(): Promise<void> }) {
  const { t } = useTranslation()
  return (
    <section className="form max-w-120" aria-labelledby="recovery-codes">
      <h3 id="recovery-codes">{t('account:authenticator.codesTitle')}</h3>
      <p role="status">{t('account:authenticator.codesText')}</p>
      <ul className="recovery-codes" dir="ltr">
        {codes.map(code => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="button-row">
        <Button variant="primary" onClick={() => void onKept()}>
          {t('account:authenticator.codesKept')}
        </Button>
        <CopyButton
          text={codes.join('\n')}
          label={t('account:authenticator.copy')}
          copiedLabel={t('account:authenticator.copied')}
        />
      </div>
    </section>
  )
}
