import type { Occurrence } from '#entities/schedule/schedule.ts'
import type { InterfaceLanguage } from '#entities/text/interface-language.ts'
import { hospitalName } from '../accounts/mails.ts'
import { newAppointment } from '../appointments/book.ts'
import type { Proposal } from '../appointments/messages/proposals.ts'
import type { FullAppointment } from '../appointments/views.ts'
import { publicItems } from '../content/public-reads.ts'
import { type ContactData, contactDataOf } from '../inbox/forms/contact-data.ts'
import type { Deps } from '../kernel/deps.ts'
import { type BookingRules, bookingRules } from '../schedules/booking-rules.ts'

/** Invented: common names, a reserved domain, and a telephone number of no network. */
const person = { patientName: 'Siti Rahayu', email: 'siti.rahayu@example.org', phone: '+62 812 0000 0000' }

/** The data of a preview without a real patient: the hospital's own doctor and location, an invented appointment. */
export interface Sample {
  hospital: string
  rules: BookingRules
  reach: ContactData
  now: Temporal.Instant
  full: FullAppointment
  occurrence: Occurrence
  proposals: Proposal[]
}

const sampleLocation = { code: 'main', officialName: 'Rawat', timezone: 'Asia/Jakarta' }
const sampleDoctor = { slug: 'doctor', name: 'Ratna Dewi', prefix: 'dr.', suffix: 'Sp.PD' }

/** Uses the hospital's own content, or an invented doctor if there is none yet. */
export async function sampleIn(deps: Deps, language: InterfaceLanguage): Promise<Sample> {
  const [doctors, places] = [await publicItems(deps, 'doctors'), await publicItems(deps, 'addresses')]
  const found = doctors.find(one => one.bookable) ?? doctors[0] ?? sampleDoctor
  const place = places.find(one => one.isMain) ?? places[0] ?? sampleLocation
  const { timezone } = place
  const now = deps.now().round('millisecond')
  const at = (days: number, hour: number) =>
    now.toZonedDateTimeISO(timezone).add({ days }).withPlainTime({ hour }).toInstant()
  const [startsAt, endsAt] = [at(3, 9), at(3, 9).add({ minutes: 20 })]
  const date = startsAt.toZonedDateTimeISO(timezone).toPlainDate().toString()
  const doctor = {
    id: '',
    slug: found.slug,
    name: found.name,
    prefix: found.prefix ?? null,
    suffix: found.suffix ?? null,
    bookable: true,
  }
  const schedule = {
    id: 'sample',
    doctor: found.slug,
    location: place.code,
    unit: null,
    weekday: 1,
    startTime: '09:00',
    endTime: '12:00',
    mode: 'slots' as const,
    slotMinutes: 20,
    capacity: 1,
    room: null,
    validFrom: date,
    validTo: null,
    noticeMinutes: 0,
    horizonDays: 60,
    public: true,
    timezone,
  }
  const occurrence: Occurrence = {
    schedule: schedule.id,
    doctor: found.slug,
    location: place.code,
    timezone,
    date,
    mode: 'slots',
    room: null,
    startsAt: startsAt.toString(),
    endsAt: at(3, 12).toString(),
    capacity: 1,
    lateMinutes: 0,
    places: [{ startsAt: startsAt.toString(), endsAt: endsAt.toString(), free: 1 }],
  }
  const location = { id: '', key: place.code, name: place.officialName }
  const full = newAppointment(
    {
      patient: { id: 'sample', ...person, birthDate: null, carer: null, language },
      doctor,
      status: 'accepted',
      source: 'online',
      reason: null,
      guarantor: null,
      package: null,
      expiresAt: null,
      now,
    },
    { schedule, occurrence, startsAt, endsAt, location, number: 1, answerBy: null, offer: null },
  )
  // The code is random; a fixed one keeps the text and the HTML of a preview equal.
  full.row.code = 'RWTNKHMX'
  const proposals = [4, 5].map(days => ({
    schedule: schedule.id,
    startsAt: at(days, 10).toString(),
    timezone,
    date: at(days, 10).toZonedDateTimeISO(timezone).toPlainDate().toString(),
    location: place.code,
    locationName: place.officialName,
    otherCity: null,
  }))
  return {
    hospital: await hospitalName(deps),
    rules: await bookingRules(deps),
    reach: await contactDataOf(deps, undefined),
    now,
    full,
    occurrence,
    proposals,
  }
}
