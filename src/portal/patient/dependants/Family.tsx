import { useState } from 'react'
import type { Dependant } from '#entities/people/dependant.ts'
import { Button } from '#ui/Button.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { LinkButton } from '../../kit/LinkButton.tsx'
import { paths } from '../../paths.ts'
import { useTranslation } from '../../texts.ts'
import { Loading } from '../Loading.tsx'
import { Problem } from '../Problem.tsx'
import { Screen } from '../Screen.tsx'
import { ComingNotice } from './ComingNotice.tsx'
import { DependantCard } from './DependantCard.tsx'
import { DependantForm } from './DependantForm.tsx'
import { useFamily } from './family.ts'
import { useRemove } from './use-remove.ts'

/** The family members that the patient books for: add, change and remove. */
export function Family() {
  const { t } = useTranslation()
  const { data, error, isPending, refetch } = useFamily()
  const [open, setOpen] = useState<Dependant | 'new' | null>(null)
  const removal = useRemove()
  const close = () => setOpen(null)
  const add = (
    <Button variant="primary" onClick={() => setOpen('new')}>
      {t('dependants:add')}
    </Button>
  )
  if (open) {
    return (
      <Screen
        key="form"
        announced
        title={open === 'new' ? t('dependants:add') : t('dependants:change', { name: open.name })}
        tab={t('dependants:title')}
      >
        {open === 'new' && <p>{t('dependants:explain')}</p>}
        <DependantForm {...(open === 'new' ? {} : { known: open })} onDone={close} onCancel={close} />
      </Screen>
    )
  }
  const nobody = data?.length === 0
  return (
    <Screen title={t('dependants:title')} action={nobody ? null : add}>
      {isPending && <Loading cards={2} />}
      {error && <Problem error={error} onAgain={() => refetch()} />}
      {nobody && (
        <EmptyState title={t('dependants:noneTitle')} actions={add} picture="/art/states/list.svg">
          <p>
            {t('dependants:profileText')} {t('dependants:explain')}
          </p>
        </EmptyState>
      )}
      {data && !nobody && <p className="text-ink-soft">{t('dependants:explain')}</p>}
      {removal.pending && (
        <ComingNotice
          pending={removal.pending}
          busy={removal.busy !== null}
          onCancelAll={removal.cancelAll}
          onKeep={removal.giveUp}
        />
      )}
      <div className="cards">
        {data?.map(one => (
          <DependantCard
            key={one.id}
            dependant={one}
            busy={removal.busy === one.id}
            onChange={() => setOpen(one)}
            onRemove={() => removal.remove(one)}
          />
        ))}
      </div>
      <div className="button-row">
        <LinkButton variant="ghost" to={paths.profile}>
          {t('dependants:toProfile')}
        </LinkButton>
      </div>
    </Screen>
  )
}
