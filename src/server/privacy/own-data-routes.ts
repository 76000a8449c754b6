import { patients } from '#contract/patients.ts'
import { requirePassword } from '../accounts/reauthentication.ts'
import { audit, auditRead } from '../kernel/audit.ts'
import { handlers } from '../kernel/operation.ts'
import { addDependant, changeDependant, dependantsOf, dependantView, note } from '../patients/dependants.ts'
import { ownPatient } from '../patients/family.ts'
import { dataExportAnswer } from './data-export.ts'
import { documentAbout, documentAnswer } from './document.ts'
import { erasePatient } from './erase.ts'
import { removeDependant } from './remove-dependant.ts'

const { handle, router } = handlers()
/** A patient's rights over their own data (UU PDP 27/2022): access and erasure. */
export const ownDataRoutes = router

handle(patients.exportOwnData, async request => {
  const { deps, actor, session } = request
  const patientId = await ownPatient(deps.db, session.accountId)
  await audit(deps.db, { ...actor, action: 'patient.export', objectId: patientId, patientId })
  return dataExportAnswer(request, patientId)
})

handle(patients.printOwnData, async ({ deps, language, actor, session }) => {
  const patientId = await ownPatient(deps.db, session.accountId)
  const page = await documentAbout(deps, patientId, language)
  await audit(deps.db, { ...actor, action: 'patient.export', objectId: patientId, patientId })
  return documentAnswer(page)
})

handle(patients.eraseOwnData, async ({ deps, actor, session, json, success }) => {
  await requirePassword(deps, session, json.current)
  return success(
    await erasePatient(deps, await ownPatient(deps.db, session.accountId), actor),
    'patients:erased',
  )
})

handle(patients.listDependants, async ({ deps, actor, listed }) => {
  const rows = await dependantsOf(deps.db, actor.accountId)
  const seen = { dependants: rows.map(one => one.id) }
  const self = await ownPatient(deps.db, actor.accountId)
  await auditRead(deps, { ...note(actor, 'dependant.list', self), seen })
  return listed(rows.map(dependantView))
})

handle(patients.createDependant, async ({ deps, actor, json, success }) =>
  success(await addDependant(deps, actor, json), 'dependants:added'),
)

handle(patients.saveDependant, async ({ deps, actor, param, json, success }) =>
  success(await changeDependant(deps, actor, param.id, json), 'api:saved'),
)

handle(patients.deleteDependant, async ({ deps, actor, param, query, success }) => {
  const cancel = query.appointments === 'cancel'
  return success(await removeDependant(deps, actor, param.id, { cancel }), 'dependants:removed')
})
