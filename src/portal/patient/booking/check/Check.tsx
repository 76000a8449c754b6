import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { serverNow } from '#api/server-clock.ts'
import { agreementTo, packageTermsOf } from '#entities/appointment/package-offer.ts'
import { packageOf } from '#entities/appointment/timetable-key.ts'
import { todayIn } from '#entities/schedule/availability.ts'
import type { ShortNotice } from '#entities/schedule/booking-rules.ts'
import { formatMoment, formatTime } from '#entities/time/clock.ts'
import { Button } from '#ui/Button.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { TextArea } from '#ui/fields/TextArea.tsx'
import { TextField } from '#ui/fields/TextField.tsx'
import { LinkButton } from '../../../kit/LinkButton.tsx'
import { Helpline } from '../../../shell/Helpline.tsx'
import { useTranslation } from '../../../texts.ts'
import { waitingQuery } from '../../appointments/waiting-list.ts'
import { CoverLine } from '../../dependants/CoverLine.tsx'
import { choiceOf } from '../../dependants/draft.ts'
import { useFamily } from '../../dependants/family.ts'
import { useMovedAppointment } from '../../doctors/directory.ts'
import { Loading, Problem } from '../../Loading.tsx'
import { type Chooser, choiceOfDays, patientOf } from '../choose/choice.ts'
import { ShortNoticeLine } from '../choose/ShortNoticeLine.tsx'
import { useChosen } from '../choose/use-chosen.ts'
import { HoldLine } from '../HoldLine.tsx'
import { type HoldState, isHoldFor, mayHaveHold, useHold } from '../use-hold.ts'
import { usePackage } from '../use-names.ts'
import { reasonDraft, type Shown, storeReasonDraft, unansweredAt } from './attempt.ts'
import { BookingSummary } from './BookingSummary.tsx'
import { agreementId, PackageAgreement } from './PackageAgreement.tsx'
import { Question } from './Question.tsx'
import { SendProblem } from './SendProblem.tsx'
import { usePayer } from './use-payer.ts'
import { usePhone } from './use-phone.ts'
import { useSend } from './use-send.ts'

/** The last step: all answers to check, and the button that sends them. */
export function Check(chooser: Chooser) {
  const { t, language } = useTranslation()
  const { choice } = chooser
  const family = useFamily().data
  const { chosen, isPending, error, refetch } = useChosen(choice)
  const { send, outcome, isPending: sending } = useSend(chooser)
  // If the response was lost, the slot may look taken because of this very request.
  const before = choice.move ? null : unansweredAt(choice)
  const chosenFor = patientOf(choice, family) ?? null
  const own = before && (before.body.dependant ?? null) === chosenFor ? before : null
  const shown: Shown | null = chosen
    ? { ...chosen.occurrence, endsAt: chosen.place.endsAt }
    : (own?.shown ?? null)

  const { hold, again } = useHold(choice, !sending && !outcome)

  const [reason, setReason] = useState(reasonDraft)
  const phone = usePhone()
  const last = usePayer(choice)
  const moved = useMovedAppointment(choice.move)
  const slug = packageOf(choice.doctor ?? '')
  const program = usePackage(choice.doctor)
  // The agreement for which the box was ticked: if the package changes, it must be ticked again.
  const [agreedTo, setAgreedTo] = useState('')
  const [asked, setAsked] = useState(false)

  if (!shown && isPending) return <Loading cards={1} />
  if (slug !== null && program.isPending) return <Loading cards={1} />
  // Without the package there are no terms to agree to, and the request would be refused.
  if (program.isLoadingError && !own)
    return <Problem error={program.error} onAgain={() => program.refetch()} />
  // Without it the request would be sent as if the patient had not said who pays.
  const { missing } = last
  if (missing?.error && !choice.move && !own)
    return <Problem error={missing.error} onAgain={() => missing.refetch()} />
  if (missing && !choice.move && !own) return <Loading cards={1} />
  if (!shown && error) return <Problem error={error} onAgain={() => refetch()} />
  const isFree = own || outcome || sending || chosen?.place.free || mayHaveHold(hold)
  if (hold.kind === 'lost') return <SendProblem outcome={hold.outcome} chooser={chooser} />
  if (!shown || !isFree) return <SlotTaken {...chooser} />

  const startsAt = chosen?.place.startsAt ?? own?.body.startsAt ?? choice.startsAt ?? ''
  const offered = hold.kind === 'held' && hold.hold.answerBy === null
  // Moving a confirmed appointment, and a slot offered by the waiting list, need no answer of the hospital.
  const shortNotice = moved?.status === 'accepted' || offered ? undefined : chosen?.place.shortNotice
  const terms =
    program.data && !choice.move && !own
      ? packageTermsOf(program.data, todayIn(shown.timezone, serverNow()))
      : null
  const agreement = terms && program.data ? agreementTo(terms, program.data) : null
  const isAgreed = !agreement || agreedTo === JSON.stringify(agreement)
  const pays = own ? (own.body.guarantor ?? null) : choiceOf(last.draft)
  const when =
    shown.mode === 'session'
      ? formatMoment(startsAt, shown.timezone, language)
      : `${formatMoment(startsAt, shown.timezone, language)} (${t('patient:booking.until', { time: formatTime(shown.endsAt, shown.timezone, language) })})`
  return (
    <Question title={t(choice.move ? 'patient:booking.checkMove' : 'patient:booking.check')}>
      {own && !outcome && !sending && (
        <SendProblem outcome={{ kind: 'unknown', message: '' }} chooser={chooser} />
      )}
      {outcome && <SendProblem outcome={outcome} chooser={chooser} />}
      <HoldLine hold={hold} onAgain={again} />
      <BookingSummary
        chooser={chooser}
        when={when}
        location={shown.location}
        reason={own?.body.reason ?? null}
        pays={pays}
        fixed={own !== null}
      />
      {!choice.move && pays && choice.doctor && (
        <CoverLine visit={{ doctor: choice.doctor, location: shown.location }} guarantor={pays} />
      )}
      {!choice.move && !own && (
        <AppointmentDetails
          reason={reason}
          onReason={text => {
            setReason(text)
            storeReasonDraft(text)
          }}
          phone={phone}
        />
      )}
      {terms && program.data && (
        <PackageAgreement
          program={program.data}
          terms={terms}
          agreed={isAgreed}
          isMissing={asked && !isAgreed}
          onChange={agreed => setAgreedTo(agreed ? JSON.stringify(agreement) : '')}
        />
      )}
      <NextLine chooser={chooser} location={shown.location} hold={hold} shortNotice={shortNotice} />
      {shortNotice !== 'telephone' && (
        <div className="button-row">
          <Button
            variant="primary"
            size="large"
            isPending={sending || phone.isSaving}
            onClick={async () => {
              setAsked(true)
              if (!isAgreed) return document.getElementById(agreementId)?.focus()
              if (!own && !(await phone.save())) return
              const text = own?.body.reason ?? reason.trim()
              const read = own ? (own.body.package ?? null) : agreement
              send({ startsAt, shown, reason: text, who: chosenFor, pays, agreement: read })
            }}
          >
            {t(
              choice.move
                ? 'patient:booking.sendMove'
                : own
                  ? 'patient:booking.sendAgain'
                  : 'patient:booking.send',
            )}
          </Button>
        </div>
      )}
    </Question>
  )
}

/** Shown if the slot of the link is taken, in the past, or does not exist. */
function SlotTaken({ choice, link }: Chooser) {
  const { t } = useTranslation()
  return (
    <EmptyState
      picture="/art/states/calendar.svg"
      title={t('patient:booking.goneTitle')}
      actions={
        <LinkButton variant="primary" to={link(choiceOfDays(choice))}>
          {t('patient:booking.otherDay')}
        </LinkButton>
      }
    >
      {t('patient:booking.goneText')}
    </EmptyState>
  )
}

interface NextLineProps {
  chooser: Chooser
  location: string
  hold: HoldState
  /** Undefined if the hospital can answer in time, or no answer is needed. */
  shortNotice: ShortNotice | undefined
}

/** What happens after sending: confirmed at once, or answered by the hospital, and until when. */
function NextLine({ chooser: { choice }, location, hold, shortNotice }: NextLineProps) {
  const { t, language } = useTranslation()
  const { data: waits = [] } = useQuery(waitingQuery)
  const held = hold.kind === 'held' ? hold.hold : null
  if (shortNotice === 'telephone') return <ShortNoticeLine kind="telephone" location={location} />
  const confirms = held ? held.answerBy === null : shortNotice === 'confirm'
  const next = confirms
    ? t('patient:shortNotice.next')
    : held?.answerBy
      ? t('patient:booking.nextBy', { when: formatMoment(held.answerBy, held.timezone, language) })
      : t('patient:booking.next')
  const replaces = held && waits.find(one => one.offer && isHoldFor(one.offer, choice))?.replaces
  return (
    <p className="text-ink-soft">
      {choice.move ? t('patient:booking.nextMove') : next}
      {replaces &&
        ` ${t('patient:waiting.replacesNow', { moment: formatMoment(replaces.startsAt, replaces.timezone, language) })}`}
      {choice.move && confirms && ` ${t('patient:shortNotice.confirmText')}`}
    </p>
  )
}

const LONGEST = 500

interface DetailsProps {
  reason: string
  onReason(reason: string): void
  phone: ReturnType<typeof usePhone>
}

/** Optional questions: the reason for the appointment, and the telephone number if it is unknown. */
function AppointmentDetails({ reason, onReason, phone }: DetailsProps) {
  const { t } = useTranslation()
  return (
    <>
      <TextArea
        label={t('patient:booking.reasonLabel')}
        note={t('patient:optional')}
        description={t('patient:booking.reasonHint')}
        value={reason}
        onChange={onReason}
        maxLength={LONGEST}
        counter={t('patient:booking.letters', { count: reason.length, most: LONGEST })}
      />
      {phone.asked && (
        <TextField
          label={t('patient:profile.phone')}
          note={t('patient:optional')}
          description={t('patient:profile.phoneHint')}
          type="tel"
          autoComplete="tel"
          value={phone.phone}
          onChange={phone.change}
          errorMessage={phone.problem || undefined}
        />
      )}
      <div className="notice notice-urgent">
        <p>{t('patient:booking.notForEmergencies')}</p>
        <Helpline />
      </div>
    </>
  )
}
