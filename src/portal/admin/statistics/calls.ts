import type { QueryOf } from '#api/operations.ts'
import { resultOptions } from '../queries.ts'

export const statisticsOptions = (query: QueryOf<'get', '/api/admins/statistics'>) =>
  resultOptions(['admins', 'statistics', query], '/api/admins/statistics', { query })
