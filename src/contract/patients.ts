import { z } from '@hono/zod-openapi'
import { appointmentSchema } from '#entities/appointment/appointment.ts'
import { reauthenticationSchema } from '#entities/people/account.ts'
import { dependantSchema, dependantWriteSchema, sexes } from '#entities/people/dependant.ts'
import { nikChangeSchema } from '#entities/people/nik.ts'
import { deskPatientSchema, patientProfileSchema, patientSelfSchema } from '#entities/people/patient.ts'
import { interfaceLanguages } from '#entities/text/interface-language.ts'
import {
  created,
  del,
  get,
  list,
  media,
  named,
  page,
  paging,
  post,
  put,
  search,
  subject,
} from './operation.ts'

const dependant = named('Dependant', dependantSchema)
const dataExport = z.record(z.string(), z.array(z.record(z.string(), z.unknown()))).openapi('Everything')
const dataDocument = media('The document', 'text/html')

/** A row of the front desk's list of patients. */
export const patientRow = z
  .object({
    id: z.string(),
    name: z.string(),
    email: z.string().nullable(),
    phone: z.string().nullable(),
    birthDate: z.string().nullable(),
    recordNumber: z.string().nullable(),
    /** The account holder of a dependant, whose email and telephone are shown. */
    carer: z.string().nullable(),
    disabled: z.boolean(),
    createdAt: z.string(),
    appointments: z.int(),
  })
  .openapi('PatientRow')

const patientForDesk = patientRow
  .extend({
    address: z.string().nullable(),
    sex: z.enum(sexes).nullable(),
    notes: z.string().nullable(),
    /** The last four digits of the identity number; null where the hospital stores none. */
    nik: z.object({ end: z.string().nullable() }).nullable(),
    /** The version for a change. */
    updatedAt: z.string(),
    /** The patient whom this one was merged into. */
    mergedInto: z.string().nullable(),
    /** Merges into this patient that can still be undone, the newest first. */
    merges: z.array(z.object({ id: z.string(), name: z.string(), mergedAt: z.string(), until: z.string() })),
    /** Patients who are probably the same person. */
    doubles: z.array(patientRow),
    language: z.enum(interfaceLanguages).nullable(),
    promotionalOffers: z.boolean(),
    /** When the patient gave or withdrew the consent to offers. */
    promotionalOffersAt: z.string().nullable(),
    /** The sentence of the consent; null without consent, or for a consent from before the sentence was stored. */
    promotionalOffersText: z.string().nullable(),
    visits: z.array(appointmentSchema),
    /** Dependants of this patient. */
    dependants: z.array(
      z.object({
        id: z.string(),
        name: z.string(),
        birthDate: z.string().nullable(),
        relationship: z.string(),
      }),
    ),
  })
  .openapi('PatientForDesk')

const patientList = { ...paging(25), search, sort: z.enum(['name', '-createdAt']).default('name') }

const trail = z
  .object({ at: z.string(), by: z.string().nullable(), action: z.string(), objectKind: z.string() })
  .openapi('Trail')

export const patients = subject('patients', {
  readOwnData: get('/api/patients/me', 'patient', {
    summary: 'The signed-in patient’s own data',
    answer: patientSelfSchema,
  }),
  saveOwnData: put('/api/patients/me', 'patient', {
    summary: 'Replaces the signed-in patient’s own data',
    body: patientProfileSchema,
    answer: patientSelfSchema,
  }),
  exportOwnData: get('/api/patients/me/everything', 'patient', {
    summary: 'Everything that is kept about the signed-in patient, by table',
    answer: dataExport,
  }),
  printOwnData: get('/api/patients/me/document', 'patient', {
    summary: 'Everything that is kept about the signed-in patient, as a page to read and print',
    answer: dataDocument,
  }),
  eraseOwnData: post('/api/patients/me/erase', 'patient', {
    summary:
      'Erase the signed-in patient: account, messages and all texts. 409 while an appointment is to come',
    body: reauthenticationSchema,
  }),
  listDependants: get('/api/dependants', 'patient', {
    summary: 'The people I book for',
    answer: list(dependant),
  }),
  createDependant: post('/api/dependants', 'patient', {
    summary: 'Book for another person from now on; the same person twice counts once',
    body: dependantWriteSchema,
    answer: created(dependant, 'Added'),
  }),
  saveDependant: put('/api/dependants/{id}', 'patient', {
    summary: 'Replaces the data of a person I book for',
    body: dependantWriteSchema,
    answer: dependant,
  }),
  deleteDependant: del('/api/dependants/{id}', 'patient', {
    summary:
      'Stop booking for a person. 409 `dependants.appointmentsComing` names what is booked, unless it is to be cancelled with it',
    query: z.object({ appointments: z.enum(['keep', 'cancel']).default('keep') }),
  }),
  listPatients: get('/api/admins/patients', 'desk', {
    summary: 'Patients by name, phone, date of birth, e-mail, booking code or record number',
    query: z.object(patientList),
    answer: list(patientRow),
  }),
  searchPatients: post('/api/admins/patients/search', 'desk', {
    summary:
      'The same, and by the whole identity number: the words are in the body, as logs keep the addresses of requests',
    body: z.strictObject(patientList),
    answer: list(patientRow),
  }),
  readPatient: get('/api/admins/patients/{id}', 'desk', {
    summary: 'One patient with the newest fifty appointments',
    answer: patientForDesk,
  }),
  savePatient: put('/api/admins/patients/{id}', 'desk', {
    summary: 'Correct a patient’s data; 409 where they have changed since',
    body: deskPatientSchema,
  }),
  saveNik: put('/api/admins/patients/{id}/nik', 'desk', {
    summary: 'Enter, change or delete the identity number',
    body: nikChangeSchema,
  }),
  revealNik: post('/api/admins/patients/{id}/nik', 'desk', {
    summary: 'The whole identity number; each time is in the audit trail',
    answer: z.object({ nik: z.string() }),
  }),
  mergePatients: post('/api/admins/patients/{id}/merge', 'desk', {
    summary: 'Make two records of a person one: `other` ends in this one; undone within 30 days',
    body: z.strictObject({ other: z.uuid(), version: z.string(), otherVersion: z.string() }),
  }),
  undoMerge: post('/api/admins/patients/{id}/unmerge', 'desk', {
    summary: 'Take a merge into this patient back: every row is again as it was',
    body: z.strictObject({ merge: z.uuid() }),
  }),
  disablePatient: post('/api/admins/patients/{id}/disable', 'desk', {
    summary: 'Disable a patient’s account for signing in, or enable it. Appointments stay',
    body: z.strictObject({ disabled: z.boolean() }),
    answer: patientRow,
  }),
  listPatientAccesses: get('/api/admins/patients/{id}/trail', 'super', {
    summary: 'Reads and changes of this patient’s data, newest first',
    query: z.object({ page }),
    answer: list(trail),
  }),
  exportPatientData: get('/api/admins/patients/{id}/everything', 'super', {
    summary: 'Everything that is kept about a patient, for the answer to the patient’s request',
    answer: dataExport,
  }),
  printPatientData: get('/api/admins/patients/{id}/document', 'super', {
    summary:
      'Everything that is kept about a patient, as a page to read and print, in the patient’s language',
    answer: dataDocument,
  }),
  erasePatient: post('/api/admins/patients/{id}/erase', 'super', {
    summary: 'Erase a patient who has asked for it. 409 while an appointment is to come',
  }),
})
