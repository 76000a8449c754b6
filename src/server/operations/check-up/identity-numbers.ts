import { countNiks, takesNik } from '../../patients/nik.ts'
import { type Check, fine, wrong } from './finding.ts'

/** Whether the stored identity numbers can be read. Nothing is said where none is stored. */
export const checkIdentityNumbers: Check = async ({ config, db }) => {
  const { total, unreadable } = await countNiks(db, config)
  if (total === 0) return []
  if (!takesNik(config)) return [wrong('identityNumbers', 'identityKeyMissing', { number: total })]
  if (unreadable === 0) return [fine('identityNumbers', 'identityNumbers', { number: total })]
  return [wrong('identityNumbers', 'identityNumbersUnreadable', { number: unreadable, total })]
}
