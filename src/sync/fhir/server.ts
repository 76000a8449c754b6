import { setTimeout as pause } from 'node:timers/promises'
import type { Journal } from '../findings.ts'
import { SourceError } from '../source.ts'
import { type Directory, emptyDirectory, refuseNothing, takeRecord } from './directory.ts'
import { resources } from './resources.ts'

export interface ServerOptions {
  journal: Journal
  /** Sent as a bearer token, and to no other host. */
  token?: string | undefined
  /** Milliseconds before a request that was turned away is sent again, where the server does not say. */
  patience?: number
}

interface Bundle {
  entry?: { resource?: unknown }[]
  link?: { relation?: string; url?: string }[]
}

const perPage = 250
/** A page of 250 records is far below it. */
const mostBytes = 64 * 1024 * 1024
const tries = 4

/** All records that we use of a FHIR R4 server, by its search (http://hl7.org/fhir/R4/http.html#search), page after page. */
export async function readServer(address: string, options: ServerOptions): Promise<Directory> {
  const base = new URL(address.endsWith('/') ? address : `${address}/`)
  const directory = emptyDirectory()
  for (const type of Object.keys(resources)) {
    const seen = new Set<string>()
    let page: URL | null = new URL(`${type}?_count=${perPage}`, base)
    while (page) {
      if (seen.has(page.href)) throw new SourceError(`${page.href} leads back to itself. Ask who runs it.`)
      seen.add(page.href)
      const bundle = await fetchBundle(page, options)
      if (!bundle) {
        options.journal.skipped.add(type, 'is not known to the server', page.href)
        break
      }
      for (const [at, { resource }] of (bundle.entry ?? []).entries()) {
        // What a server tells of the search itself is no record.
        const said = (resource as { resourceType?: unknown } | undefined)?.resourceType
        if (said !== 'OperationOutcome')
          takeRecord(directory, resource, `${type} page ${seen.size}:${at + 1}`, options.journal)
      }
      page = nextPage(bundle, page)
    }
  }
  refuseNothing(directory, address)
  return directory
}

function nextPage({ link }: Bundle, page: URL): URL | null {
  const next = link?.find(one => one.relation === 'next')?.url
  if (!next) return null
  const url = new URL(next, page)
  if (url.origin === page.origin) return url
  throw new SourceError(
    `${page.origin} leads on to ${url.origin}, which is not sent the token. Give in FHIR_URL the address that the server uses itself.`,
  )
}

/** One page; null where the server does not have the type. */
async function fetchBundle(page: URL, { token, patience = 2_000 }: ServerOptions): Promise<Bundle | null> {
  const headers = { accept: 'application/fhir+json', ...(token ? { authorization: `Bearer ${token}` } : {}) }
  for (let count = 1; ; count++) {
    const answer = await fetch(page, {
      headers,
      redirect: 'error',
      signal: AbortSignal.timeout(60_000),
    }).catch((error: Error & { cause?: Error }) => error.cause ?? error)
    if (answer instanceof Response && answer.ok) return bundleOf(answer, page)
    if (answer instanceof Response && [400, 404, 501].includes(answer.status)) return null
    const isBusy = answer instanceof Error || answer.status === 429 || answer.status >= 500
    if (!isBusy || count === tries) throw refusal(answer, page)
    const asked = answer instanceof Response ? 1000 * Number(answer.headers.get('retry-after')) : 0
    await pause(Math.min(asked || patience * 2 ** (count - 1), 60_000))
  }
}

function refusal(answer: Response | Error, page: URL): SourceError {
  if (answer instanceof Error)
    return new SourceError(`${page.origin} cannot be reached (${answer.message}). Check FHIR_URL.`)
  if (answer.status === 401 || answer.status === 403)
    return new SourceError(
      `${page.href} answered ${answer.status}. Give a token with the right to read it in FHIR_TOKEN.`,
    )
  return new SourceError(`${page.href} answered ${answer.status}. Nothing was imported; try again later.`)
}

async function bundleOf(answer: Response, page: URL): Promise<Bundle> {
  const chunks: Uint8Array[] = []
  let bytes = 0
  for await (const chunk of answer.body ?? []) {
    bytes += chunk.length
    if (bytes > mostBytes) throw new SourceError(`${page.href} is longer than any page of records can be.`)
    chunks.push(chunk)
  }
  try {
    const bundle = JSON.parse(Buffer.concat(chunks).toString('utf8')) as { resourceType?: unknown }
    if (bundle?.resourceType === 'Bundle') return bundle as Bundle
  } catch {}
  throw new SourceError(
    `${page.href} is no FHIR server's answer. Give the base address of one, such as https://fhir.example.org/r4.`,
  )
}
