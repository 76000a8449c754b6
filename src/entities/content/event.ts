import { defineEntity } from '../entity.ts'
import {
  choice,
  dateTime,
  flag,
  group,
  localized,
  media,
  number,
  reference,
  richText,
  text,
  textarea,
  url,
} from '../fields.ts'

/** schema.org's Event: a class, a donor day, an open house. */
export const event = defineEntity({
  name: 'events',
  key: 'id',
  title: 'title',
  page: 'events',
  fields: {
    title: localized(text({ required: true })),
    summary: localized(textarea({ max: 500 })),
    body: localized(richText()),
    startsAt: dateTime({ required: true }),
    endsAt: dateTime(),
    location: reference('addresses'),
    room: localized(text({ max: 120 })),
    online: url(),
    registration: group({
      required: flag(),
      url: url(),
      deadline: dateTime(),
      capacity: number({ max: 100_000 }),
    }),
    eventStatus: choice(['scheduled', 'rescheduled', 'postponed', 'cancelled']),
    cover: media(),
  },
  list: ['title', 'summary', 'startsAt', 'endsAt', 'location', 'online', 'eventStatus', 'cover'],
  admin: { group: 'hospital', path: 'hospitals/events', icon: 'calendar', add: true },
})
