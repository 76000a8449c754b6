import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { isTimeZone } from '#entities/time/time-zone.ts'
import { SourceError } from '#sync/source.ts'

export const usage = `npm run sync -- FOLDER | ADDRESS --timezone ZONE [options]

Imports a FHIR R4 provider directory: a folder of NDJSON files (bulk export) or JSON files
(Bundles, single records), one such file, or the address of a FHIR server, such as
https://fhir.example.org/r4 (its token in FHIR_TOKEN). Without either it reads from FHIR_URL.
It can be run again: only what changed in the source is written, and what an administrator
edited here stays until the source itself changes that field.

  --timezone ZONE     IANA zone of the places that do not say theirs, such as Asia/Jakarta
                      (default FHIR_TIMEZONE)
  --slot-minutes N    how long a place in a doctor's hours is, 5 to 480 (default 20)
  --prune             archive what an earlier import brought and the source no longer has
  --force             import even where so much is gone that the source seems broken
  --report FILE       write the report as JSON, too
  --help              show this`

export interface SyncArguments {
  /** A path, or the address of a server; undefined if it is in the configuration. */
  source: string | undefined
  timezone: string | undefined
  slotMinutes: number
  prune: boolean
  force: boolean
  report: string | undefined
}

export const oneSource =
  'Give one folder, such as npm run sync -- ./export --timezone Asia/Jakarta. See npm run sync -- --help.'
export const isServer = (source: string): boolean => /^https?:\/\//i.test(source)

const options = {
  timezone: { type: 'string' },
  'slot-minutes': { type: 'string', default: '20' },
  prune: { type: 'boolean', default: false },
  force: { type: 'boolean', default: false },
  report: { type: 'string' },
  help: { type: 'boolean', default: false },
} as const

function parse(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true })
  } catch (error) {
    const [first = ''] = (error as Error).message.split('. ')
    throw new SourceError(`${first.replace(/\.$/, '')}. See npm run sync -- --help.`)
  }
}

/** The parsed command line, or null for the help. Paths are relative to `from`. */
export function readArguments(args: readonly string[], from: string): SyncArguments | null {
  const { values, positionals } = parse(args)
  if (values.help) return null
  const [source, ...others] = positionals
  if (others.length > 0) throw new SourceError(oneSource)
  const { timezone, report } = values
  if (timezone !== undefined && !isTimeZone(timezone)) {
    throw new SourceError(
      `--timezone ${timezone} is no IANA time zone. Give one such as Asia/Jakarta or America/New_York.`,
    )
  }
  const slotMinutes = Number(values['slot-minutes'])
  if (!Number.isInteger(slotMinutes) || slotMinutes < 5 || slotMinutes > 480) {
    throw new SourceError(`--slot-minutes ${values['slot-minutes']} is no whole number from 5 to 480.`)
  }
  return {
    source: source === undefined || isServer(source) ? source : resolve(from, source),
    timezone,
    slotMinutes,
    prune: values.prune,
    force: values.force,
    report: report === undefined ? undefined : resolve(from, report),
  }
}
