import { defineEntity } from '../entity.ts'
import {
  choice,
  email,
  flag,
  group,
  localized,
  media,
  number,
  phone,
  secureUrl,
  text,
  textarea,
  timeZone,
} from '../fields.ts'
import { shortNotices } from '../schedule/booking-rules.ts'
import { hours } from './unit.ts'

/** Settings of the whole site that the hospital changes itself. */
export const settings = defineEntity({
  name: 'settings',
  key: 'id',
  title: 'hospital_name',
  singleton: true,
  fields: {
    hospital_name: text({ required: true, max: 120 }),
    siteTitle: localized(text({ max: 120 })),
    description: localized(textarea({ max: 400 })),
    emergencyNumber: phone(),
    emergency_call: phone(),
    customer_care: phone(),
    whatsappNumber: phone(),
    supportEmail: email(),
    businessHours: hours(),
    logo: media(),
    /** One colour in OKLCH; twelve steps are derived from it, and stay readable up to this chroma. */
    brand: group({
      hue: number({ min: 0, max: 360 }),
      chroma: number({ min: 0, max: 0.16, integer: false }),
    }),
    chatWidget: group({ enabled: flag(), scriptUrl: secureUrl() }),
    currency: text({ max: 3 }),
    timezone: timeZone(),
    booking: group({
      /** Minutes that a request waits for an administrator before it expires and frees its slot. */
      requestExpiryMinutes: number({ min: 5, max: 43_200 }),
      /** Hours before the start by which a request is answered, and what happens to requests too late for that. */
      answerHours: number({ min: 0, max: 72 }),
      shortNotice: choice(shortNotices),
      maxOpenPerPatient: number({ min: 1, max: 50 }),
      /** How many hours before the start a patient may still cancel or move an appointment without calling. */
      cancelHours: number({ min: 0, max: 168 }),
      rescheduleHours: number({ min: 0, max: 168 }),
      /**
       * Patients with an appointment that the hospital had to cancel are called from so many hours before it on, unless
       * they answer the email.
       */
      callHours: number({ min: 1, max: 168 }),
      /** Minutes that a slot is held for a patient of the waiting list to whom it is offered. */
      offerMinutes: number({ min: 15, max: 1440 }),
      /** Days until a doctor who is missing in the other system is no longer bookable. */
      vanishedDays: number({ min: 0, max: 90 }),
    }),
  },
  list: ['hospital_name'],
  admin: { group: 'settings', path: 'settings', icon: 'settings', add: false },
})
