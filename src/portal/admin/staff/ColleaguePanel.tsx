import { useState } from 'react'
import { Button } from '#ui/Button.tsx'
import { Notice } from '#ui/Notice.tsx'
import { Failure } from '../../kit/Failure.tsx'
import { Panel } from '../../kit/Panel.tsx'
import { serverMessage, useAction } from '../../kit/use-action.ts'
import { useTranslation } from '../../texts.ts'
import { type Colleague, type ColleagueChange, changeColleague, inviteAgain } from './calls.ts'
import { ScopesField } from './ScopesField.tsx'

/** One administrator: scopes, and the actions on the account. */
export function ColleaguePanel({ person, onClose }: { person: Colleague; onClose(): void }) {
  const { t } = useTranslation()
  const [scopes, setScopes] = useState(person.scopes)
  const name = person.full_name
  const screens = person.displays > 0 && t('admin:users.screens', { number: person.displays })

  const change = useAction(
    (one: ColleagueChange | 'invite') =>
      one === 'invite' ? inviteAgain(person.id) : changeColleague(person.id, one),
    { done: serverMessage, onDone: onClose, showError: 'here' },
  )
  const sure = useAction(
    ({ one }: { key: 'disable' | 'removeAuthenticator'; text: string; one: ColleagueChange }) =>
      changeColleague(person.id, one),
    {
      confirm: ({ key, text }) => ({
        title: t(`admin:users.${key}`),
        text: [t(text, { name }), key === 'disable' && screens].filter(Boolean).join(' '),
        yes: t(`admin:users.${key}`),
        severe: true,
      }),
      done: serverMessage,
    },
  )
  const ask = (...input: Parameters<typeof sure.run>) => {
    if (change.isPending) return
    // The confirm dialog would open behind this panel and could not be reached.
    onClose()
    void sure.run(...input)
  }

  return (
    <Panel
      title={t('admin:users.edit', { name })}
      onClose={onClose}
      canCancel
      footer={
        <Button variant="primary" isPending={change.isPending} onClick={() => change.run({ scopes })}>
          {t('admin:users.save')}
        </Button>
      }
    >
      <Failure of={change} />
      {person.invitation === 'ended' && <Notice>{t('admin:users.invitationEndedText')}</Notice>}
      <ScopesField value={scopes} onChange={setScopes} />
      {screens && <p className="field-hint">{screens}</p>}
      <div className="button-row">
        {(person.invitation || !person.lastActiveAt) && !person.disabled && (
          <Button
            variant="quiet"
            size="small"
            aria-disabled={change.isPending || undefined}
            onClick={() => change.run('invite')}
          >
            {t('admin:users.again')}
          </Button>
        )}
        {person.authenticator && (
          <Button
            variant="quiet"
            size="small"
            aria-disabled={change.isPending || undefined}
            onClick={() =>
              ask({
                key: 'removeAuthenticator',
                text: 'admin:users.removeText',
                one: { removeAuthenticator: true },
              })
            }
          >
            {t('admin:users.removeAuthenticator')}
          </Button>
        )}
        <Button
          variant="quiet"
          size="small"
          aria-disabled={change.isPending || undefined}
          onClick={() =>
            person.disabled
              ? change.run({ disabled: false })
              : ask({ key: 'disable', text: 'admin:users.disableText', one: { disabled: true } })
          }
        >
          {t(person.disabled ? 'admin:users.enable' : 'admin:users.disable')}
        </Button>
      </div>
    </Panel>
  )
}
