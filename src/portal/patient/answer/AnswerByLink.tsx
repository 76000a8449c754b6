import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router-dom'
import type { LinkView } from '#entities/appointment/appointment-answer.ts'
import { useLinkSecret } from '../../link-secret.ts'
import { useTranslation } from '../../texts.ts'
import { Loading } from '../Loading.tsx'
import { Problem } from '../Problem.tsx'
import { Screen } from '../Screen.tsx'
import { Answered } from './Answered.tsx'
import { Choices } from './Choices.tsx'
import { LinkEnded } from './LinkEnded.tsx'
import { linkEnd, linkQuery, pickedIn } from './link.ts'

/** Opened by a link in a message, without signing in: what happened to the appointment, and the answers to it. */
export function AnswerByLink() {
  const { t } = useTranslation()
  const token = useLinkSecret('token') ?? ''
  const [query] = useSearchParams()
  const { data, error, isPending, refetch } = useQuery(linkQuery(token, pickedIn(query)))
  const end = token ? linkEnd(error) : 'unknown'
  if (end) return <LinkEnded end={end} />
  if (data) return <Told token={token} view={data} />
  return (
    <Screen title={t('patient:answer.title')}>
      {isPending ? <Loading cards={1} /> : <Problem error={error} onAgain={() => refetch()} />}
    </Screen>
  )
}

function Told({ token, view }: { token: string; view: LinkView }) {
  const { t } = useTranslation()
  const { state, news, appointment } = view
  if (state !== 'open') return <Answered view={view} />
  return (
    <Screen title={t(`patient:answer.${news}`, { doctor: appointment.doctorName })}>
      <Choices token={token} view={view} />
    </Screen>
  )
}
