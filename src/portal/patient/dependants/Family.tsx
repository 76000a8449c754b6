import { useEffect, useRef, useState } from 'react'
import type { Dependant } from '#entities/people/dependant.ts'
import { longDate } from '#entities/time/calendar-date.ts'
import { formatMoment } from '#entities/time/clock.ts'
import { Button } from '#ui/Button.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { LinkButton } from '../../kit/LinkButton.tsx'
import { useRowAction } from '../../kit/use-row-action.ts'
import { paths } from '../../paths.ts'
import { useTranslation } from '../../texts.ts'
import { QueryState } from '../Loading.tsx'
import { Screen } from '../Screen.tsx'
import { DependantForm } from './DependantForm.tsx'
import { useAge, useFamily } from './family.ts'
import { useGuarantorText } from './guarantor-text.ts'
import { storedDependant } from './stored-dependant.ts'
import { type Pending, useRemove } from './use-remove.ts'

/** The family members that the patient books for: add, change and remove. */
export function Family() {
  const { t } = useTranslation()
  const query = useFamily()
  const { data } = query
  const [open, setOpen] = useState<Dependant | 'new' | null>(null)
  const removal = useRemove()
  const edit = useRowAction(storedDependant, { onDone: found => found && setOpen(found) })
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
      <QueryState query={query} cards={2} />
      {nobody && (
        <EmptyState title={t('dependants:noneTitle')} actions={add} picture="/art/states/list.svg">
          <p>
            {t('dependants:profileText')} {t('dependants:explain')}
          </p>
        </EmptyState>
      )}
      {data && !nobody && <p className="text-ink-soft">{t('dependants:explain')}</p>}
      {removal.pending && (
        <UpcomingNotice
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
            isOff={removal.busy !== null}
            edit={edit.with(one.id)}
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

interface Props {
  pending: Pending
  busy: boolean
  onCancelAll: () => void
  onKeep: () => void
}

/** Before a family member with appointments is removed: the list of appointments, to cancel them or to stop. */
function UpcomingNotice({ pending, busy, onCancelAll, onKeep }: Props) {
  const { t, language } = useTranslation()
  const { dependant, appointments } = pending
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    heading.current?.focus()
  }, [])
  const count = appointments.length
  return (
    <section className="notice notice-urgent" role="alert">
      <h2 className="notice-title" ref={heading} tabIndex={-1}>
        {t('dependants:remove.comingTitle', { name: dependant.name, count })}
      </h2>
      <ul className="grid gap-1">
        {appointments.map(({ id, startsAt, timezone, doctorName }) => (
          <li key={id}>
            <strong>{formatMoment(startsAt, timezone, language)}</strong>, {doctorName}
          </li>
        ))}
      </ul>
      <p>{t('dependants:remove.comingText', { count })}</p>
      <div className="button-row">
        <Button variant="danger" size="small" isPending={busy} onClick={onCancelAll}>
          {t('dependants:remove.cancelAll', { count })}
        </Button>
        <Button variant="quiet" size="small" onClick={onKeep}>
          {t('dependants:remove.no')}
        </Button>
      </div>
    </section>
  )
}

interface CardProps {
  dependant: Dependant
  busy: boolean
  /** Another one is being removed: what follows is asked about one at a time. */
  isOff: boolean
  edit: { isPending: boolean; run(): unknown }
  onRemove: () => void
}

/** A family member: name, age, who pays, and a link to book. */
function DependantCard({ dependant, busy, isOff, edit, onRemove }: CardProps) {
  const { t, language } = useTranslation()
  const age = useAge()
  const pays = useGuarantorText()
  const { id, name, birthDate, relationship, guarantor } = dependant
  const born = longDate(birthDate, language)
  return (
    <article className="card appointment">
      <h2 className="text-lg">
        <bdi>{name}</bdi>
      </h2>
      <p className="appointment-line">
        {t(`dependants:relationship.${relationship}`)}, {age(birthDate)}
      </p>
      <p className="appointment-line">{t('dependants:born', { date: born })}</p>
      {guarantor && <p className="appointment-line">{t('dependants:paysLine', { pays: pays(guarantor) })}</p>}
      <footer className="button-row appointment-actions">
        <LinkButton
          variant="tint"
          size="small"
          to={paths.book({ who: id })}
          aria-label={t('dependants:bookFor', { name })}
        >
          {t('dependants:book')}
        </LinkButton>
        <Button variant="quiet" size="small" action={edit} aria-label={t('dependants:change', { name })}>
          {t('dependants:edit')}
        </Button>
        <Button
          variant="ghost"
          size="small"
          isPending={busy}
          aria-disabled={isOff || undefined}
          onClick={onRemove}
          aria-label={t('dependants:removeOf', { name })}
        >
          {t('dependants:remove.yes')}
        </Button>
      </footer>
    </article>
  )
}
