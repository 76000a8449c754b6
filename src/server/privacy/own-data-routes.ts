import { z } from '@hono/zod-openapi'
import { reauthenticationSchema } from '#entities/people/account.ts'
import { dependantSchema, dependantWriteSchema } from '#entities/people/dependant.ts'
import { emptyAnswer } from '../accounts/answers.ts'
import { requirePassword } from '../accounts/reauthentication.ts'
import { audit, auditRead } from '../kernel/audit.ts'
import { answer, body, idParam, listAnswer, operations } from '../kernel/operation.ts'
import { addDependant, changeDependant, dependantsOf, dependantView, note } from '../patients/dependants.ts'
import { ownPatient } from '../patients/family.ts'
import { dataExportAnswer } from './data-export.ts'
import { documentAbout, documentAnswer } from './document.ts'
import { erasePatient } from './erase.ts'
import { removeDependant } from './remove-dependant.ts'

const operation = operations('patients')
/** A patient's rights over their own data (UU PDP 27/2022): access and erasure. */
export const ownDataRoutes = operation.router

export const dataExportSchema = z
  .record(z.string(), z.array(z.record(z.string(), z.unknown())))
  .openapi('Everything')

operation.get('patient', '/api/patients/me/everything', {
  summary: 'Everything that is kept about the signed-in patient, by table',
  responses: { 200: answer(dataExportSchema) },
  handle: async request => {
    const { deps, actor, session } = request
    const patientId = await ownPatient(deps.db, session.accountId)
    await audit(deps.db, { ...actor, action: 'patient.export', objectId: patientId, patientId })
    return dataExportAnswer(request, patientId)
  },
})

export const documentSchema = {
  200: { description: 'The document', content: { 'text/html': { schema: z.string() } } },
}

operation.get('patient', '/api/patients/me/document', {
  summary: 'Everything that is kept about the signed-in patient, as a page to read and print',
  responses: documentSchema,
  handle: async ({ deps, language, actor, session }) => {
    const patientId = await ownPatient(deps.db, session.accountId)
    const page = await documentAbout(deps, patientId, language)
    await audit(deps.db, { ...actor, action: 'patient.export', objectId: patientId, patientId })
    return documentAnswer(page)
  },
})

operation.post('patient', '/api/patients/me/erase', {
  summary:
    'Forget the signed-in patient: account, messages and every word. 409 while an appointment is to come',
  request: body(reauthenticationSchema),
  responses: { 200: emptyAnswer },
  handle: async ({ deps, actor, session, json, success }) => {
    await requirePassword(deps, session, json.current)
    return success(
      await erasePatient(deps, await ownPatient(deps.db, session.accountId), actor),
      'patients:erased',
    )
  },
})

const shownSchema = dependantSchema.clone().openapi('Dependant')
const path = '/api/dependants'

operation.get('patient', path, {
  summary: 'For whom I book',
  responses: { 200: listAnswer(shownSchema) },
  handle: async ({ deps, actor, listed }) => {
    const rows = await dependantsOf(deps.db, actor.accountId)
    const seen = { dependants: rows.map(one => one.id) }
    const self = await ownPatient(deps.db, actor.accountId)
    await auditRead(deps, { ...note(actor, 'dependant.list', self), seen })
    return listed(rows.map(dependantView))
  },
})

operation.post('patient', path, {
  summary: 'Book for somebody else from now on; the very same again is as good as once',
  request: body(dependantWriteSchema),
  responses: { 201: answer(shownSchema, 'Added') },
  handle: async ({ deps, actor, json, success }) =>
    success(await addDependant(deps, actor, json), 'dependants:added'),
})

operation.put('patient', `${path}/{id}`, {
  summary: 'Replaces what is known of somebody I book for',
  request: { params: idParam, ...body(dependantWriteSchema) },
  responses: { 200: answer(shownSchema) },
  handle: async ({ deps, actor, param, json, success }) =>
    success(await changeDependant(deps, actor, param.id, json), 'api:saved'),
})

operation.del('patient', `${path}/{id}`, {
  summary:
    'Book for somebody no longer. 409 `dependants.appointmentsComing` names what is booked, unless it is to be cancelled with it',
  request: {
    params: idParam,
    query: z.object({ appointments: z.enum(['keep', 'cancel']).default('keep') }),
  },
  responses: { 200: answer(z.null()) },
  handle: async ({ deps, actor, param, query, success }) => {
    const cancel = query.appointments === 'cancel'
    return success(await removeDependant(deps, actor, param.id, { cancel }), 'dependants:removed')
  },
})
