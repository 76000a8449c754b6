import { and, count, desc, eq, gte, inArray, isNull, lt, lte, or, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { ContentKind } from '#entities/kinds.ts'
import { localizedText } from '#entities/localized.ts'
import type { Notification } from '#entities/office/notification.ts'
import type { NotificationKind } from '#entities/office/notification-kind.ts'
import type { AdminScope } from '#entities/people/account.ts'
import { contentLanguageOf, type InterfaceLanguage } from '#entities/text/interface-language.ts'
import { hospitalDay } from '../content/public-reads.ts'
import { titleOf } from '../content/views.ts'
import type { Executor } from '../database/connect.ts'
import { notification, notificationRead } from '../database/tables/back-office.ts'
import { appointment } from '../database/tables/booking.ts'
import { content, publication } from '../database/tables/content.ts'
import { contactMessage, jobApplication } from '../database/tables/forms.ts'
import { outboxMessage } from '../database/tables/messages.ts'
import type { Deps } from '../kernel/deps.ts'
import { pageWithTotal } from '../kernel/paging.ts'
import { nameColumns, timetableName } from '../schedules/doctors.ts'
import { doctorRow } from '../schedules/timetable.ts'

/** After this time an unread notification no longer counts as open. */
const fresh = Temporal.Duration.from({ hours: 30 * 24 })
/** Older notifications are deleted. */
const retention = Temporal.Duration.from({ hours: 60 * 24 })
/** Open notifications are searched only among the newest ones, so that the bell stays fast after a busy year. */
const maxScanned = 2000
/** The upper limit of the count that is shown. */
export const largestCount = 100

const item = alias(content, 'item')

// Cast the text to a uuid only for kinds whose object has one: other ids would fail the query.
const idOf = (...kinds: NotificationKind[]): SQL =>
  sql`case when ${inArray(notification.kind, kinds)} then ${notification.objectId}::uuid end`

// Only the appointments of a doctor or package have an index.
const comingWith = (column: 'doctor_id' | 'location_id'): SQL => sql`exists (
  select 1 from ${appointment} coming where coming.${sql.raw(column)} = ${item.id}
    and coming.status in ('requested', 'accepted') and coming.starts_at > now())`
const hasAppointments = sql`case when ${item.kind} = 'addresses' then ${comingWith('location_id')}
  else ${comingWith('doctor_id')} end`

/** Dealt with, or no longer relevant: nothing is left to do. */
const settledOn = (today: string) => sql<boolean>`case ${notification.kind}
  when 'request' then coalesce(${appointment.status} <> 'requested', true)
  when 'cancelled' then coalesce(${appointment.startsAt} < now(), true)
  when 'applicant' then coalesce(${jobApplication.status} <> 'new', true)
  when 'message' then coalesce(${contactMessage.status} <> 'open', true)
  when 'publication' then exists (select 1 from ${publication} later where later.state = 'live' and later.started_at > ${notification.at})
  when 'review' then coalesce(${item.deletedAt} is not null or ${item.status} <> 'published' or ${item.data}->>'reviewDue' > ${today}, true)
  when 'overdue' then coalesce(${item.deletedAt} is not null or least(${item.publishAt}, ${item.unpublishAt}) > ${notification.at}, true)
  when 'withdrawn' then coalesce(${item.status} = 'published' and ${item.deletedAt} is null, true)
    or not (${hasAppointments})
  when 'mail' then ${outboxMessage.id} is null or ${outboxMessage.sentAt} is not null
  else false end`
const read = sql<boolean>`${notificationRead.accountId} is not null`

interface Reader {
  accountId: string
  scopes: readonly AdminScope[]
}
/** The notifications of this administrator's scopes. */
const meant = ({ scopes }: Reader) =>
  scopes.includes('super')
    ? undefined
    : scopes.length > 0
      ? inArray(notification.scope, [...scopes])
      : sql`false`
const isOpen = ({ db, now }: Pick<Deps, 'db' | 'now'>, reader: Reader, today: string) => {
  const newest = db
    .select({ id: notification.id })
    .from(notification)
    .where(meant(reader))
    .orderBy(desc(notification.id))
    .limit(maxScanned)
    .as('newest')
  return and(
    gte(notification.id, sql`(select min(${newest.id}) from ${newest})`),
    isNull(notificationRead.accountId),
    gte(notification.at, now().subtract(fresh)),
    sql`not (${settledOn(today)})`,
  )
}

const selectFor = (
  { db }: Pick<Deps, 'db'>,
  accountId: string,
  today: string,
  language?: InterfaceLanguage,
) =>
  db
    .select({
      notification,
      read,
      settled: settledOn(today),
      startsAt: appointment.startsAt,
      timezone: appointment.timezone,
      doctor: nameColumns(language),
      offer: jobApplication.offerTitle,
      topic: contactMessage.topic,
      mail: outboxMessage.kind,
      item,
    })
    .from(notification)
    .leftJoin(
      notificationRead,
      and(eq(notificationRead.notificationId, notification.id), eq(notificationRead.accountId, accountId)),
    )
    .leftJoin(appointment, eq(appointment.id, idOf('request', 'cancelled')))
    .leftJoin(doctorRow, eq(doctorRow.id, appointment.doctorId))
    .leftJoin(jobApplication, eq(jobApplication.id, idOf('applicant')))
    .leftJoin(contactMessage, eq(contactMessage.id, idOf('message')))
    .leftJoin(outboxMessage, eq(outboxMessage.id, idOf('mail')))
    .leftJoin(item, eq(item.id, idOf('review', 'overdue', 'withdrawn')))
type Row = Awaited<ReturnType<typeof selectFor>>[number]

function aboutOf(row: Row, language: InterfaceLanguage): string | null {
  const { kind, objectId } = row.notification
  if (kind === 'request' || kind === 'cancelled') return timetableName(row.doctor)
  if (kind === 'applicant') return row.offer ? localizedText(row.offer, contentLanguageOf(language)) : null
  if (kind === 'message') return row.topic
  if (kind === 'mail') return row.mail
  if (kind === 'review' || kind === 'overdue' || kind === 'withdrawn')
    return row.item ? titleOf(row.item.kind as ContentKind, row.item.data ?? row.item.draft ?? {}) : null
  return kind === 'job' || kind === 'clock' ? objectId : null
}

const shown = (row: Row, language: InterfaceLanguage): Notification => ({
  id: row.notification.id,
  kind: row.notification.kind,
  at: String(row.notification.at),
  read: row.read,
  settled: row.settled,
  objectId: row.notification.objectId,
  about: aboutOf(row, language),
  startsAt: row.startsAt ? String(row.startsAt) : null,
  timezone: row.timezone,
  content: row.item ? { kind: row.item.kind, key: row.item.key } : null,
})

interface ListOptions {
  page: number
  perPage: number
  open: boolean
  language: InterfaceLanguage
}

/** A page of an administrator's notifications, newest first; with `open` only those neither read nor dealt with. */
export async function notificationsFor(
  deps: Deps,
  reader: Reader,
  { page, perPage, open, language }: ListOptions,
): Promise<{ result: Notification[]; total: number }> {
  const today = await hospitalDay(deps)
  const where = and(meant(reader), open ? isOpen(deps, reader, today) : undefined)
  const [rows, total] = await pageWithTotal(
    selectFor(deps, reader.accountId, today, language).where(where).orderBy(desc(notification.id)),
    { page, perPage },
    open
      ? deps.db.$count(selectFor(deps, reader.accountId, today).where(where).as('found'))
      : deps.db.$count(notification, where),
  )
  return { result: rows.map(row => shown(row, language)), total }
}

/** The number of notifications neither read nor dealt with; a hundred at most. */
export async function countOpen(deps: Deps, reader: Reader): Promise<number> {
  const today = await hospitalDay(deps)
  const found = selectFor(deps, reader.accountId, today)
    .where(and(meant(reader), isOpen(deps, reader, today)))
    .limit(largestCount)
    .as('found')
  const [row] = await deps.db.select({ count: count() }).from(found)
  return row?.count ?? 0
}

/** Marks the notifications with these ids as read, and those up to an id; newer ones stay unread. */
export async function markRead(
  deps: Deps,
  reader: Reader,
  { ids, upTo }: { ids?: number[] | undefined; upTo?: number | undefined },
) {
  const chosen = or(inArray(notification.id, ids ?? []), lte(notification.id, upTo ?? 0))
  await deps.db
    .insert(notificationRead)
    .select(
      deps.db
        .select({
          accountId: sql<string>`${reader.accountId}::uuid`.as('account_id'),
          notificationId: notification.id,
        })
        .from(notification)
        .where(and(meant(reader), chosen)),
    )
    .onConflictDoNothing()
}

/** A scheduled job failed: notifies super administrators once a day. */
export async function notifyFailedJob({ db, now }: Pick<Deps, 'db' | 'now'>, job: string): Promise<void> {
  const day = now().toString().slice(0, 10)
  await db
    .insert(notification)
    .values({ kind: 'job', scope: 'super', objectId: job, once: `job:${job}:${day}` })
    .onConflictDoNothing()
}

/** Notifies the front desk of doctors, packages and locations that leave the site with appointments to come. */
export async function notifyWithdrawn(db: Executor, ids: string[]): Promise<void> {
  await db.execute(sql`
    insert into ${notification} (kind, scope, object_id)
    select 'withdrawn', 'desk', item.id::text from ${content} item
    where ${inArray(item.id, ids)} and ${hasAppointments}`)
}

/** Daily: notifies once for each due date of a published page's review, and deletes old notifications. */
export async function raiseNotifications(deps: Deps): Promise<void> {
  await deps.db.execute(sql`
    insert into ${notification} (kind, scope, object_id, once)
    select 'review', 'content', id::text, 'review:' || id || ':' || (data->>'reviewDue')
    from ${content}
    where status = 'published' and deleted_at is null and data->>'reviewDue' <= ${await hospitalDay(deps)}
    on conflict (once) do nothing`)
  await deps.db.delete(notification).where(lt(notification.at, deps.now().subtract(retention)))
}
