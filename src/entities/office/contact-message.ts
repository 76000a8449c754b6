import { z } from 'zod'
import {
  isFilled,
  isObject,
  technicalFields,
  typed,
  visitorEmail,
  visitorName,
  visitorPhone,
} from '../form-fields.ts'
import { contactStatuses, contactTopics } from './contact-choices.ts'

/** A visitor's message to the hospital. An email address or a telephone number is required. */
export const contactFormSchema = z
  .strictObject({
    name: visitorName,
    email: visitorEmail.optional(),
    phone: visitorPhone.optional(),
    topic: z.enum(contactTopics, 'forms:topicRequired'),
    /** A location's code; blank for the network. */
    location: typed(80).optional(),
    message: typed(4000).min(1, 'forms:messageRequired'),
    ...technicalFields,
  })
  .refine(form => isFilled(form.email) || isFilled(form.phone), {
    message: 'forms:reachRequired',
    path: ['email'],
    when: isObject,
  })

/** As the front desk sees it. */
export const contactMessageSchema = z.object({
  id: z.string(),
  reference: z.string(),
  name: z.string(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  topic: z.enum(contactTopics),
  location: z.string().nullable(),
  message: z.string(),
  language: z.enum(['en', 'id']),
  status: z.enum(contactStatuses),
  answeredAt: z.string().nullable(),
  createdAt: z.string(),
})
export type ContactMessage = z.infer<typeof contactMessageSchema>

export const contactChangeSchema = z.strictObject({ status: z.enum(contactStatuses, 'validation:choice') })

/** A selection of messages that gets one status. */
export const contactBulkSchema = z.strictObject({
  status: z.enum(contactStatuses, 'validation:choice'),
  items: z
    .array(z.strictObject({ id: z.string().max(80) }))
    .min(1)
    .max(200),
})
