import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '#ui/Button.tsx'
import IconPlus from '~icons/lucide/plus'
import { Section } from '../../kit/Section.tsx'
import { Link } from '../../routing/Link.tsx'
import { useTranslation } from '../../texts.ts'
import { adminPaths } from '../paths.ts'
import { setupOptions } from '../settings/calls.ts'
import { colleagues } from '../staff/calls.ts'
import { InvitePanel } from '../staff/InvitePanel.tsx'
import { invalidateSetup } from './calls.ts'
import { MissingStep, StepFrame, StepPending } from './StepFrame.tsx'

/** Invites further administrators with their scopes. */
export function ColleaguesStep() {
  const { t } = useTranslation()
  const list = useQuery(colleagues(''))
  const setup = useQuery(setupOptions)
  const [inviting, setInviting] = useState(false)
  if (!list.data) return <StepPending step="colleagues" {...list} />
  const close = () => {
    setInviting(false)
    void invalidateSetup()
  }
  return (
    <StepFrame step="colleagues">
      {setup.data?.mail.server === null && <MissingStep text={t('setup:colleagues.noMail')} step="mail" />}
      <Section title={t('setup:colleagues.own', { count: list.data.result.length })}>
        <ul className="card-rows">
          {list.data.result.map(person => (
            <li key={person.id}>
              <span>{person.full_name}</span>
              <span className="field-hint">
                {person.scopes.map(scope => t(`admin:users.${scope}`)).join(', ')}
              </span>
            </li>
          ))}
        </ul>
        <div className="button-row">
          <Button variant="quiet" onClick={() => setInviting(true)}>
            <IconPlus />
            {t('admin:users.invite')}
          </Button>
          <Link className="link" to={adminPaths.users}>
            {t('settings:users.title')}
          </Link>
        </div>
      </Section>
      {inviting && <InvitePanel onClose={close} />}
    </StepFrame>
  )
}
