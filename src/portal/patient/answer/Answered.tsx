import type { LinkView } from '#entities/appointment/appointment-answer.ts'
import { useTranslation } from '../../texts.ts'
import { Screen } from '../Screen.tsx'
import { NextSteps } from './LinkEnded.tsx'
import { LinkedAppointment } from './LinkedAppointment.tsx'

/** The result after an answer; also shown if the appointment changed before the patient answered. */
export function Answered({ view: { state, news, answer, appointment, replacement } }: { view: LinkView }) {
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
