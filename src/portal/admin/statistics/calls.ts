import type { StatisticsGroup } from '#entities/schedule/front-desk.ts'
import { resultOptions } from '../queries.ts'

type Query = {
  by: StatisticsGroup
  from: string
  to: string
  location?: string
}

export const statisticsOptions = (query: Query) =>
  resultOptions(['admins', 'statistics', query], '/api/admins/statistics', { query })
