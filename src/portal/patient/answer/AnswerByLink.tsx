import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router-dom'
import type { LinkView } from '#entities/appointment/appointment-answer.ts'
import { appointmentTitle } from '#entities/appointment/appointment-title.ts'
import { LinkButton } from '../../kit/LinkButton.tsx'
import { useLinkSecret } from '../../link-secret.ts'
import { paths } from '../../paths.ts'
import { useTranslation } from '../../texts.ts'
import { Loading, Problem } from '../Loading.tsx'
import { Screen } from '../Screen.tsx'
import { Choices } from './Choices.tsx'
import { LinkedAppointment } from './LinkedAppointment.tsx'
import { linkEnd, linkQuery, pickedIn } from './link.ts'

/** Opened by a link in a message, without signing in: what happened to the appointment, and the answers to it. */
export function AnswerByLink() {
  const { t } = useTranslation()
  const token = useLinkSecret('token') ?? ''
  const [query] = useSearchParams()
  const { data, error, isPending, refetch } = useQuery(linkQuery(token, pickedIn(query)))
  const end = token ? linkEnd(error) : 'unknown'
  if (end) return <LinkEnded end={end} />
  if (data) return <Outcome token={token} view={data} />
  return (
    <Screen title={t('patient:answer.title')}>
      {isPending ? <Loading cards={1} /> : <Problem error={error} onAgain={() => refetch()} />}
    </Screen>
  )
}

function Outcome({ token, view }: { token: string; view: LinkView }) {
  const { t, language } = useTranslation()
  const { state, news, appointment } = view
  if (state !== 'open') return <Answered view={view} />
  return (
    <Screen title={t(`patient:answer.${news}`, { doctor: appointmentTitle(appointment, language) })}>
      <Choices token={token} view={view} />
    </Screen>
  )
}

/** The result after an answer; also shown if the appointment changed before the patient answered. */
function Answered({ view: { state, news, answer, appointment, replacement } }: { view: LinkView }) {
  const { t } = useTranslation()
  const done = state === 'answered' && answer ? answer : news === 'restored' ? 'takesPlace' : 'changed'
  const holds = replacement ?? appointment
  const next = done === 'move' && holds.status === 'requested' ? 'moveRequested' : done
  return (
    <Screen announced title={t(`patient:answer.${done}Title`)}>
      {done === 'cancel' && <img src="/art/states/done.svg" alt="" width={180} height={115} />}
      {done !== 'cancel' && <LinkedAppointment appointment={holds} />}
      <p>{t(`patient:answer.${next}Text`)}</p>
      <NextSteps none={done === 'cancel'} />
    </Screen>
  )
}

/** Shown for an expired or incomplete link. */
function LinkEnded({ end }: { end: 'over' | 'unknown' }) {
  const { t } = useTranslation()
  return (
    <Screen title={t(`patient:answer.${end}Title`)}>
      <p>{t(`patient:answer.${end}Text`)}</p>
      <NextSteps />
    </Screen>
  )
}

/** `none`: the patient answered that no other appointment is needed, so none is offered. */
function NextSteps({ none = false }: { none?: boolean }) {
  const { t } = useTranslation()
  return (
    <div className="button-row">
      <LinkButton variant="primary" to={paths.patients}>
        {t('patient:answer.signIn')}
      </LinkButton>
      {!none && (
        <LinkButton variant="quiet" to={paths.book()}>
          {t('patient:answer.bookOther')}
        </LinkButton>
      )}
    </div>
  )
}
