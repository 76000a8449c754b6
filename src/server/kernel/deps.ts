import type { OpenAPIHono } from '@hono/zod-openapi'
import type { AdminScope, Role } from '#entities/people/account.ts'
import type { InterfaceLanguage } from '#entities/text/interface-language.ts'
import type { Translate } from '#i18n/messages.ts'
import type { Release } from '#publishing/release/release.ts'
import type { Draft } from '#publishing/render/messages.ts'
import type { Database } from '../database/connect.ts'
import type { Config } from './config.ts'

/** The session of a request. It is read for every request, so a changed scope takes effect at once. */
export interface SignedIn {
  sessionId: string
  accountId: string
  role: Role
  scopes: AdminScope[]
  language: InterfaceLanguage
  fullName: string
  email: string
}

/** The account and request that every audit entry names. */
export interface Actor {
  accountId: string
  requestId: string
}

export interface ReleasedPage {
  html: string
  /** Its Content-Security-Policy. */
  policy: string
}

/** The part of the publisher that the API of the same process uses. */
export interface Publishing {
  /** The release that is served. */
  readonly current: Pick<Release, 'change' | 'files'> | null
  /** When a publication that failed is tried again. */
  nextTry(): Temporal.Instant | null
  /** Returns false if the release is no longer stored. Audited. */
  rollBack(release: string, actor: Actor): Promise<boolean>
  /** Renders a page with an unpublished item. The page belongs to no release. */
  preview(draft: Draft, file: string): Promise<string>
}

/** The dependencies of the API. Tests pass their own database and clock. */
export interface Deps {
  config: Config
  database: Database
  db: Database['db']
  now(): Temporal.Instant
  log(entry: Record<string, unknown>): void
  /** Whether the first release is served. */
  ready(): boolean
  /** Called after a commit that may change public files. */
  contentChanged(): void
  /** Requests a full build of the public site. A build that a person asks for also ends a freeze, and is audited. */
  publishAll(by: 'demand' | 'schedule', actor?: Actor): Promise<void>
  /** The publisher of this process; null if the process serves no site. */
  publishing(): Publishing | null
  /** A page of the current release; null if there is none, or if this process serves no site. */
  releasedPage(path: string): Promise<ReleasedPage | null>
  /** Called after a commit that put a message into the outbox. */
  outboxChanged(): void
  /** A visitor asks for data of another system. Of many calls at most one starts a synchronization. */
  directoryWanted(): void
}

export interface AppEnv {
  Variables: { deps: Deps; t: Translate; language: InterfaceLanguage; requestId: string; session?: SignedIn }
}
export type App = OpenAPIHono<AppEnv>
