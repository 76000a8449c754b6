import { useState } from 'react'
import { errorLines } from '#api/errors.ts'
import { addAdminToast } from '#api/toasts.ts'
import { confirm } from '../../confirm.ts'
import { useTranslation } from '../../texts.ts'
import { Panel } from '../layout/Panel.tsx'
import { type Colleague, type ColleagueChange, changeColleague, inviteAgain } from './calls.ts'
import { ScopesField } from './ScopesField.tsx'

/** One administrator: scopes, and the actions on the account. */
export function ColleaguePanel({ person, onClose }: { person: Colleague; onClose(): void }) {
  const { t } = useTranslation()
  const [scopes, setScopes] = useState(person.scopes)
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const name = person.full_name

  async function run(act: () => Promise<{ meta: { message?: string } }>) {
    if (busy) return
    setBusy(true)
    setProblem(null)
    try {
      const { meta } = await act()
      addAdminToast({ severity: 'success', summary: meta.message ?? '' })
      onClose()
    } catch (error) {
      setProblem(errorLines(error).detail)
    } finally {
      setBusy(false)
    }
  }
  const change = (one: ColleagueChange) => run(() => changeColleague(person.id, one))
  async function ask(key: 'disable' | 'removeAuthenticator', text: string, one: ColleagueChange) {
    // The confirm dialog would open behind this panel and could not be reached.
    onClose()
    const yes = await confirm({
      title: t(`admin:users.${key}`),
      text: [
        t(text, { name }),
        key === 'disable' && person.displays > 0 && t('admin:users.screens', { number: person.displays }),
      ]
        .filter(Boolean)
        .join(' '),
      yes: t(`admin:users.${key}`),
      no: t('admin:cancel'),
      severe: true,
    })
    if (!yes) return
    try {
      const { meta } = await changeColleague(person.id, one)
      addAdminToast({ severity: 'success', summary: meta.message ?? '' })
    } catch (error) {
      addAdminToast({ severity: 'error', ...errorLines(error) })
    }
  }

  return (
    <Panel
      title={t('admin:users.edit', { name })}
      onClose={onClose}
      footer={
        <>
          <button
            type="button"
            className="button button-primary"
            data-pending={busy || undefined}
            onClick={() => change({ scopes })}
          >
            {t('admin:users.save')}
          </button>
          <button type="button" className="button button-quiet" onClick={onClose}>
            {t('admin:cancel')}
          </button>
        </>
      }
    >
      {problem && (
        <p className="notice notice-error" role="alert">
          {problem}
        </p>
      )}
      {person.invitation === 'ended' && <p className="notice">{t('admin:users.invitationEndedText')}</p>}
      <ScopesField value={scopes} onChange={setScopes} />
      {person.displays > 0 && (
        <p className="field-hint">{t('admin:users.screens', { number: person.displays })}</p>
      )}
      <div className="button-row">
        {(person.invitation || !person.lastActiveAt) && !person.disabled && (
          <button
            type="button"
            className="button button-quiet button-small"
            onClick={() => run(() => inviteAgain(person.id))}
          >
            {t('admin:users.again')}
          </button>
        )}
        {person.authenticator && (
          <button
            type="button"
            className="button button-quiet button-small"
            onClick={() =>
              ask('removeAuthenticator', 'admin:users.removeText', { removeAuthenticator: true })
            }
          >
            {t('admin:users.removeAuthenticator')}
          </button>
        )}
        <button
          type="button"
          className="button button-quiet button-small"
          onClick={() =>
            person.disabled
              ? change({ disabled: false })
              : ask('disable', 'admin:users.disableText', { disabled: true })
          }
        >
          {t(person.disabled ? 'admin:users.enable' : 'admin:users.disable')}
        </button>
      </div>
    </Panel>
  )
}
