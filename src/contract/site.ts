import { z } from '@hono/zod-openapi'
import { get, post, subject } from './operation.ts'

const text = z.string()

const sync = <K extends string>(kind: K) =>
  post(`/api/${kind}/sync`, 'public', {
    summary: `A hint that a visitor is here who would like fresh ${kind}`,
    answer: z.object({ accepted: z.boolean() }),
  })

export const site = {
  ...subject('addresses', {
    readMainAddress: get('/api/address', 'public', {
      summary: 'How to reach the main address; what it lacks comes from the settings',
      answer: z.object({
        email1: text,
        whatsappNumber: text,
        emergencyNumber: text,
        customer_care: text,
        emergency_call: text,
      }),
    }),
  }),
  ...subject('sync', {
    syncSpecialists: sync('specialists'),
    syncUnits: sync('units'),
    syncDoctors: sync('doctors'),
    syncSchedules: sync('schedules'),
  }),
}
