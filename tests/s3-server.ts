import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'

export const keys = { accessKeyId: 'HOSPITALKEY', secretAccessKey: 'a+secret/with=signs' }
const region = 'eu-test-1'
const bucket = 'hospital'

const sha = (bytes: string | Buffer) => createHash('sha256').update(bytes).digest('hex')
const mac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest()
/** Percent-encoding by RFC 3986, as AWS demands: only letters, digits and `-._~` stay. */
const encode = (text: string) =>
  encodeURIComponent(text).replace(/[!'()*]/g, one => `%${one.charCodeAt(0).toString(16).toUpperCase()}`)
const xml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

/** Verifies signature version 4 by AWS's description, without the library under test. Returns the error code, or null if it is valid. */
function refusal(request: IncomingMessage, body: Buffer): string | null {
  const { headers, method = '' } = request
  const url = new URL(request.url ?? '/', `http://${headers.host}`)
  const given =
    /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, SignedHeaders=([^,]+), Signature=([\da-f]{64})$/.exec(
      headers.authorization ?? '',
    )
  if (!given) return 'AccessDenied'
  const [, id, day, where, signed = '', signature = ''] = given
  if (id !== keys.accessKeyId) return 'InvalidAccessKeyId'
  if (where !== region) return 'AuthorizationHeaderMalformed'
  const names = signed.split(';')
  if (!names.includes('host')) return 'AccessDenied'
  const time = String(headers['x-amz-date'] ?? '')
  const [, y, mo, d, h, mi, s] = /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/.exec(time) ?? []
  const moment = Temporal.Instant.from(`${y}-${mo}-${d}T${h}:${mi}:${s}Z`)
  if (Math.abs(moment.until(Temporal.Now.instant()).total('minutes')) > 15) return 'RequestTimeTooSkewed'
  const sum = String(headers['x-amz-content-sha256'] ?? '')
  if (sum !== 'UNSIGNED-PAYLOAD' && sum !== sha(body)) return 'XAmzContentSHA256Mismatch'
  const query = [...url.searchParams].map(([name, value]) => `${encode(name)}=${encode(value)}`).sort()
  const canonical = [
    method,
    url.pathname
      .split('/')
      .map(part => encode(decodeURIComponent(part)))
      .join('/'),
    query.join('&'),
    ...names.map(name => `${name}:${String(headers[name] ?? '').trim()}`),
    '',
    signed,
    sum,
  ].join('\n')
  const scope = `${day}/${region}/s3/aws4_request`
  const text = ['AWS4-HMAC-SHA256', time, scope, sha(canonical)].join('\n')
  const key = ['s3', 'aws4_request'].reduce(mac, mac(mac(`AWS4${keys.secretAccessKey}`, day ?? ''), region))
  return timingSafeEqual(mac(key, text), Buffer.from(signature, 'hex')) ? null : 'SignatureDoesNotMatch'
}

export interface Kept {
  bytes: Buffer
  headers: Record<string, string>
  modified: Temporal.Instant
}

/** A stand-in for the part of S3 that we use. It checks every signature and checksum, lists `page` objects at a time, and answers after `pause` milliseconds. */
export async function startS3({ page = 3, pause = 0 } = {}) {
  const objects = new Map<string, Kept>()
  const asked: string[] = []
  /** Faults of the next requests: a status (0: no fault), a connection that breaks before the answer ('break') or within it ('cut'). */
  const faults: (number | 'break' | 'cut')[] = []
  /** Called with each request that is about to be answered. */
  const watch: { request?: (request: IncomingMessage) => void } = {}
  /** Current and maximum number of concurrent requests. */
  const load = { now: 0, most: 0 }
  const server = createServer(async (request, response) => {
    load.most = Math.max(load.most, ++load.now)
    response.once('close', () => load.now--)
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    const body = Buffer.concat(chunks)
    if (pause > 0) await new Promise(resolve => setTimeout(resolve, pause))
    const answer = (status: number, text = '', type = 'application/xml') =>
      void response.writeHead(status, { 'content-type': type }).end(text)
    const fail = (status: number, code: string) =>
      answer(status, `<?xml version="1.0"?><Error><Code>${code}</Code><Message>No: ${code}</Message></Error>`)
    const fault = faults.shift()
    if (fault === 'break') return void request.socket.destroy()
    if (typeof fault === 'number' && fault !== 0) return fail(fault, 'SlowDown')
    const refused = refusal(request, body)
    // As Ceph answers: a wrong checksum is a bad request, not a missing permission.
    if (refused) return fail(refused === 'XAmzContentSHA256Mismatch' ? 400 : 403, refused)
    const url = new URL(request.url ?? '/', 'http://s3')
    const [, first, ...rest] = url.pathname.split('/').map(decodeURIComponent)
    const key = rest.join('/')
    asked.push(`${request.method} ${key || '?'}`)
    watch.request?.(request)
    if (first !== bucket) return fail(404, 'NoSuchBucket')
    if (fault === 'cut' && objects.has(key)) {
      const { bytes, headers } = objects.get(key) as Kept
      response.writeHead(200, { ...headers, 'content-length': bytes.length })
      return void response.write(bytes.subarray(0, bytes.length / 2), () => request.socket.destroy())
    }
    if (key === '' && request.method === 'GET') return answer(200, list(objects, url.searchParams, page))
    const found = objects.get(key)
    if (request.method === 'PUT') {
      const { 'content-type': type = '', 'cache-control': cache = '' } = request.headers
      const headers = { 'content-type': type, 'cache-control': cache }
      objects.set(key, { bytes: body, headers, modified: Temporal.Now.instant() })
      return answer(200)
    }
    if (request.method === 'DELETE') {
      objects.delete(key)
      return answer(204)
    }
    if (!found) return fail(404, 'NoSuchKey')
    response.writeHead(200, { ...found.headers, 'content-length': found.bytes.length }).end(found.bytes)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const access = {
    S3_ENDPOINT: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    S3_REGION: region,
    S3_ACCESS_KEY_ID: keys.accessKeyId,
    S3_SECRET_ACCESS_KEY: keys.secretAccessKey,
  }
  return {
    objects,
    asked,
    faults,
    watch,
    load,
    access,
    address: `s3://${bucket}/people`,
    stop: () => server.close(),
  }
}

function list(objects: Map<string, Kept>, query: URLSearchParams, size: number): string {
  const prefix = query.get('prefix') ?? ''
  const from = Number(query.get('continuation-token') ?? 0)
  const names = [...objects.keys()].filter(key => key.startsWith(prefix)).sort()
  const page = names.slice(from, from + size)
  const more = from + size < names.length
  const rows = page.map(
    key =>
      `<Contents><Key>${xml(key)}</Key><LastModified>${objects.get(key)?.modified.round('millisecond')}</LastModified></Contents>`,
  )
  const next = more ? `<NextContinuationToken>${from + size}</NextContinuationToken>` : ''
  return `<?xml version="1.0"?><ListBucketResult><IsTruncated>${more}</IsTruncated>${next}${rows.join('')}</ListBucketResult>`
}
