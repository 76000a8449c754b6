import { and, eq, isNull } from 'drizzle-orm'
import { schedules } from '#contract/schedules.ts'
import { handlers } from '../kernel/operation.ts'
import { pageOf } from '../kernel/paging.ts'
import { doctorRow, isTimetableOf, locationRow, readSchedules } from './timetable.ts'
import { changeSchedule, createSchedule, deleteSchedule } from './writes.ts'
import { write } from './written-answers.ts'

const { handle, router } = handlers()
/** The weekly sessions of doctors. */
export const scheduleRoutes = router

handle(schedules.listAdminSchedules, async ({ deps, query, listed }) => {
  const where = and(
    query.doctor ? isTimetableOf([query.doctor]) : undefined,
    query.location ? eq(locationRow.key, query.location) : undefined,
    isNull(doctorRow.deletedAt),
  )
  const all = await readSchedules(deps.db, where)
  return listed(pageOf(all, query), all.length)
})

handle(schedules.createSchedule, async ({ deps, actor, json, success }) => {
  const made = await write({ deps, actor }, 'schedule.create', db => createSchedule(db, json))
  return success(made.schedule, 'api:saved', { change: made.change })
})

handle(schedules.saveSchedule, async ({ deps, actor, param, json, success }) => {
  const { schedule, change } = await write({ deps, actor }, 'schedule.change', (db, { now }) =>
    changeSchedule(db, param.id, json, now),
  )
  return success(schedule, 'api:saved', { change })
})

handle(schedules.deleteSchedule, async ({ deps, actor, param, success }) => {
  const { schedule, change } = await write({ deps, actor }, 'schedule.delete', (db, { now }) =>
    deleteSchedule(db, param.id, now),
  )
  const result = { deleted: schedule === null, schedule }
  return success(result, schedule ? 'booking:ended' : 'booking:deleted', { change })
})
