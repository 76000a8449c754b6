import { and, eq, isNull, or } from 'drizzle-orm'
import { schedules } from '#contract/schedules.ts'
import { todayIn } from '#entities/schedule/availability.ts'
import { handlers } from '../../kernel/operation.ts'
import { pageOf } from '../../kernel/paging.ts'
import { namedDoctors } from '../../schedules/front-desk-sessions.ts'
import { doctorRow, isTimetableOf, locationRow, readExceptions } from '../../schedules/timetable.ts'
import { dryRun, write } from '../../schedules/written-answers.ts'
import { closures, createClosure, deleteClosure, previewOf } from './closures.ts'
import {
  changeException,
  createException,
  deleteException,
  type WrittenException,
} from './exception-writes.ts'

const { handle, router } = handlers()
/** Exceptions from the weekly sessions. Saving one notifies the affected patients; `meta` has their number. */
export const exceptionRoutes = router

const figuresOf = ({ id: _id, exception: _exception, ...figures }: WrittenException) => figures

handle(schedules.listAdminScheduleExceptions, async ({ deps, query, listed }) => {
  const where = and(
    query.doctor ? or(isNull(doctorRow.key), isTimetableOf([query.doctor])) : undefined,
    query.location ? or(isNull(locationRow.key), eq(locationRow.key, query.location)) : undefined,
    isNull(doctorRow.deletedAt),
  )
  const since = todayIn('Etc/GMT+12', deps.now())
  const all = await readExceptions(deps.db, where)
  const shown = query.over === 'true' ? all : all.filter(one => one.to >= since)
  const page = pageOf(shown, query)
  const slugs = [...new Set(page.flatMap(one => one.doctor ?? []))]
  const names = await namedDoctors(deps.db, slugs)
  const result = page.map(one => ({
    ...one,
    doctorName: one.doctor && (names.get(one.doctor)?.doctorName ?? one.doctor),
  }))
  return listed(result, shown.length)
})

handle(schedules.createScheduleException, async ({ deps, actor, json, success }) => {
  const written = await write({ deps, actor }, 'schedule-exception.create', (db, context) =>
    createException(db, json, context),
  )
  return success(written.exception, 'api:saved', figuresOf(written))
})

handle(schedules.saveScheduleException, async ({ deps, actor, param, json, success }) => {
  const written = await write({ deps, actor }, 'schedule-exception.change', (db, context) =>
    changeException(db, param.id, json, context),
  )
  return success(written.exception, 'api:saved', figuresOf(written))
})

handle(schedules.deleteScheduleException, async ({ deps, actor, param, success }) => {
  const written = await write({ deps, actor }, 'schedule-exception.delete', (db, context) =>
    deleteException(db, param.id, context),
  )
  return success(written.exception, 'booking:deleted', figuresOf(written))
})

handle(schedules.previewScheduleExceptionUndo, async ({ deps, actor, param, json, success }) => {
  const result = await dryRun({ deps, actor }, (db, context) =>
    json.exception
      ? changeException(db, param.id, json.exception, context)
      : deleteException(db, param.id, context),
  )
  return success(result)
})

handle(schedules.listClosures, async ({ deps, listed }) => listed(await closures(deps)))

handle(schedules.previewClosure, async ({ deps, json, success }) => {
  const { doctors, checkedIn } = await previewOf(deps, json)
  return success(doctors, 'api:done', { total: doctors.length, checkedIn })
})

handle(schedules.createClosure, async ({ deps, actor, json, success }) => {
  const { id, exceptions, ...figures } = await write(
    { deps, actor },
    'schedule-exception.create',
    (db, context) => createClosure(db, json, context),
  )
  return success({ id, exceptions }, 'api:saved', figures)
})

handle(schedules.deleteClosure, async ({ deps, actor, param, success }) => {
  const done = await write({ deps, actor }, 'schedule-exception.delete', (db, context) =>
    deleteClosure(db, param.id, context),
  )
  const { id: _id, exceptions, ...figures } = done
  return success({ id: param.id, exceptions }, 'booking:deleted', figures)
})

handle(schedules.previewClosureUndo, async ({ deps, actor, param, success }) =>
  success(await dryRun({ deps, actor }, (db, context) => deleteClosure(db, param.id, context))),
)
