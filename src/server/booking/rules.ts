import { hospitalName } from '../accounts/mails.ts'
import type { Deps } from '../app.ts'
import type { Config } from '../config.ts'
import { publicItems } from '../content/public-reads.ts'

export interface BookingRules {
  requestExpiryMinutes: number
  maxOpenPerPatient: number
  /** Whose name stands under a message. */
  hospital: string
  config: Config
}

/**
 * What the hospital has set, and what holds where it has set nothing. Ask before a transaction begins: inside one it may
 * need a second connection, and transactions that wait for each other's connections stand still.
 */
export async function bookingRules(deps: Deps): Promise<BookingRules> {
  const [settings] = await publicItems(deps, 'settings')
  return {
    requestExpiryMinutes: settings?.booking?.requestExpiryMinutes ?? 1440,
    maxOpenPerPatient: settings?.booking?.maxOpenPerPatient ?? 5,
    hospital: await hospitalName(deps),
    config: deps.config,
  }
}
