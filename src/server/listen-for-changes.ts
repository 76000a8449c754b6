import pg from 'pg'
import type { ContentKind } from '#entities/kinds.ts'
import { clearPublicContent } from './content/public-reads.ts'
import { keepAliveOptions } from './database/instance-lock.ts'
import type { Deps } from './kernel/deps.ts'
import { siteChannel } from './publishing/site-state.ts'
import { clearTimetable } from './schedules/timetable.ts'

/** Clears the caches and notifies the publisher when another process changes content. Returns a function that stops it. */
export async function listenForChanges(deps: Deps): Promise<() => Promise<void>> {
  let client: pg.Client | undefined
  let ended = false
  let first = true
  let retry: NodeJS.Timeout | undefined
  const connect = async () => {
    if (ended) return
    const next = new pg.Client({
      connectionString: deps.database.url,
      connectionTimeoutMillis: 8000,
      query_timeout: 8000,
      ...keepAliveOptions,
    })
    next.on('error', () => {})
    next.on('end', () => {
      if (!ended) retry = setTimeout(() => connect().catch(() => {}), 1000)
    })
    next.on('notification', message => {
      // Another process has made a release live, or frozen publishing.
      if (message.channel === siteChannel) return deps.contentChanged()
      clearPublicContent(deps, message.payload as ContentKind)
      if (message.payload === 'schedules') clearTimetable(deps)
      deps.contentChanged()
    })
    client = next
    await next.connect()
    await next.query(`listen rawat_content; listen ${siteChannel}`).catch(async error => {
      // Left open without LISTEN, the connection would receive nothing, and its end would start no other attempt.
      await next.end()
      throw error
    })
    // Changes before this connection are unknown, so clear everything.
    clearPublicContent(deps)
    clearTimetable(deps)
    // At the start the publisher checks for changes itself.
    if (!first) deps.contentChanged()
    first = false
  }
  await connect()
  return async () => {
    ended = true
    clearTimeout(retry)
    await client?.end()
  }
}
