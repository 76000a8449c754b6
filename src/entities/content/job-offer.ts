import { defineEntity } from '../entity.ts'
import { choice, date, localized, number, reference, richText, slug, tags, text } from '../fields.ts'

/** schema.org's JobPosting. */
export const jobOffer = defineEntity({
  name: 'job-offers',
  key: 'slug',
  title: 'title',
  page: 'career',
  fields: {
    slug: slug({ from: 'title', reserved: ['sent'] }),
    title: localized(text({ required: true })),
    unit: reference('units'),
    location: reference('addresses'),
    employmentType: choice(['full-time', 'part-time', 'contract', 'temporary', 'internship', 'volunteer']),
    description: localized(richText({ required: true })),
    responsibilities: localized(richText()),
    qualifications: localized(richText()),
    /** Registrations that the work requires, for example STR and SIP. */
    licences: tags(),
    openings: number({ max: 1000 }),
    salary: localized(text({ max: 160 })),
    datePosted: date(),
    /** The last day, at the location, on which applications are taken. */
    validThrough: date({ required: true }),
    hiring: choice(['open', 'paused', 'filled']),
  },
  list: [
    'slug',
    'title',
    'unit',
    'location',
    'employmentType',
    'openings',
    'datePosted',
    'validThrough',
    'hiring',
  ],
  admin: { group: 'jobs', path: 'jobs/job-offers', icon: 'briefcase', add: true },
})
