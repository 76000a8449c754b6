import { z } from '@hono/zod-openapi'
import { reauthenticationSchema } from '#entities/people/account.ts'
import { done, emptyAnswer, requestValues } from '../accounts/answers.ts'
import { requirePassword } from '../accounts/reauthentication.ts'
import { signedIn } from '../kernel/access.ts'
import { audit } from '../kernel/audit.ts'
import { newRouter } from '../kernel/http/router.ts'
import { answer, body, operation } from '../kernel/operation.ts'
import { ownPatient } from '../patients/family.ts'
import { dataExport } from './data-export.ts'
import { documentAbout, documentAnswer } from './document.ts'
import { erasePatient } from './erase.ts'

/** A patient's rights over their own data (UU PDP 27/2022): access and erasure. */
export const ownDataRoutes = newRouter()

export const dataExportSchema = z
  .record(z.string(), z.array(z.record(z.string(), z.unknown())))
  .openapi('Everything')

const download = operation({
  method: 'get',
  path: '/api/patients/me/everything',
  access: 'patient',
  tags: ['patients'],
  summary: 'Everything that is kept about the signed-in patient, by table',
  responses: { 200: answer(dataExportSchema) },
})
ownDataRoutes.openapi(download, async context => {
  const { deps, requestId } = requestValues(context)
  const { accountId } = signedIn(context)
  const patientId = await ownPatient(deps.db, accountId)
  await audit(deps.db, {
    accountId,
    action: 'patient.export',
    objectKind: 'patient',
    objectId: patientId,
    patientId,
    requestId,
  })
  const everything = await dataExport(deps.db, patientId, context.get('t')('api:done'))
  context.header('content-type', 'application/json')
  // The stream as a whole has the declared type.
  return context.body(everything) as never
})

export const documentSchema = {
  200: { description: 'The document', content: { 'text/html': { schema: z.string() } } },
}
const read = operation({
  method: 'get',
  path: '/api/patients/me/document',
  access: 'patient',
  tags: ['patients'],
  summary: 'Everything that is kept about the signed-in patient, as a page to read and print',
  responses: documentSchema,
})
ownDataRoutes.openapi(read, async context => {
  const { deps, requestId } = requestValues(context)
  const { accountId } = signedIn(context)
  const patientId = await ownPatient(deps.db, accountId)
  const page = await documentAbout(deps, patientId, context.get('language'))
  await audit(deps.db, {
    accountId,
    action: 'patient.export',
    objectKind: 'patient',
    objectId: patientId,
    patientId,
    requestId,
  })
  return documentAnswer(page)
})

const erase = operation({
  method: 'post',
  path: '/api/patients/me/erase',
  access: 'patient',
  tags: ['patients'],
  summary:
    'Forget the signed-in patient: account, messages and every word. 409 while an appointment is to come',
  request: body(reauthenticationSchema),
  responses: { 200: emptyAnswer },
})
ownDataRoutes.openapi(erase, async context => {
  const { deps, requestId } = requestValues(context)
  const person = signedIn(context)
  const { accountId } = person
  await requirePassword(deps, person, context.req.valid('json').current)
  await erasePatient(deps, await ownPatient(deps.db, accountId), { accountId, requestId })
  return context.json(done(context, 'patients:erased'), 200)
})
