import { useState } from 'react'
import type { DeskAppointment } from '#entities/appointment/appointment.ts'
import { mayMoveTo } from '#entities/appointment/timetable-key.ts'
import type { DeskSession } from '#entities/schedule/front-desk.ts'
import { BookPanel } from '../BookPanel.tsx'
import { useChosenPatient } from '../book/use-chosen-patient.tsx'
import { MovePanel } from '../panels/MovePanel.tsx'
import type { FirstChoice } from '../panels/use-slot-choice.ts'
import type { FrontDeskActions } from '../use-front-desk-actions.ts'
import type { FreePlace } from './day-sessions.ts'

interface Booking {
  session: DeskSession
  place: FreePlace
}
interface Moving {
  appointment: DeskAppointment
  start?: FirstChoice
}

/** What follows a press on a free slot, and an appointment that is dragged onto one: booking and moving. */
export function useSlotPanels(coming: readonly DeskAppointment[], steps: FrontDeskActions) {
  const patient = useChosenPatient()
  const [booking, setBooking] = useState<Booking | null>(null)
  const [moving, setMoving] = useState<Moving | null>(null)
  return {
    /** The notice about the patient for whom a slot is searched, if one was chosen before. */
    notice: patient.notice,
    onBook: (session: DeskSession, place: FreePlace) => setBooking({ session, place }),
    /** Without a slot one of the session is to be chosen. */
    onDrop(id: string, session: DeskSession, place?: FreePlace) {
      const appointment = coming.find(one => one.id === id)
      if (!appointment) return
      const fits = mayMoveTo(appointment.doctor, session.doctor)
      setMoving({ appointment, ...(fits && { start: { session, startsAt: place?.startsAt ?? '' } }) })
    },
    panels: (
      <>
        {moving && (
          <MovePanel {...moving} steps={steps} act={work => work()} onClose={() => setMoving(null)} />
        )}
        {booking && (
          <BookPanel
            {...booking}
            patient={patient.chosen}
            onBooked={patient.leave}
            onClose={() => setBooking(null)}
          />
        )}
      </>
    ),
  }
}
