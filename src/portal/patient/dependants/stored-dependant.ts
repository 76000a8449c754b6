import { queryClient } from '../../queries.ts'
import { familyQuery } from './family.ts'

/**
 * A family member as stored now, for the form. A booking stores who pays: a form with the data from before it would store
 * the earlier guarantor again. Undefined if another device has removed them.
 */
export const storedDependant = async (id: string) =>
  (await queryClient.fetchQuery(familyQuery)).find(one => one.id === id)
