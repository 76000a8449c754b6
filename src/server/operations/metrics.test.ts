import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestDatabase } from '../../../tests/database.ts'
import { type HospitalFixture, openHospital } from '../../../tests/small-hospital.ts'
import { connect } from '../database/connect.ts'
import { RequestCounters } from './counters.ts'
import { metrics } from './metrics.ts'
import { countRequests, openMetrics } from './metrics-server.ts'

let hospital: HospitalFixture
let drop: () => Promise<void>
let url: string
beforeAll(async () => {
  const database = await createTestDatabase()
  ;({ drop, url } = database)
  hospital = await openHospital(url, { patients: 1 })
})
afterAll(async () => {
  await hospital.close()
  await drop()
})

const sampleOf = (text: string, name: string) =>
  text
    .split('\n')
    .find(line => line.startsWith(`${name} `) || line.startsWith(`${name}{`))
    ?.split(' ')
    .at(-1)

/** A line of the Prometheus text format, version 0.0.4. */
const line =
  /^(# (HELP|TYPE) [a-z_]\w* .+|[a-z_]\w*(\{[a-z]+="[^"]*"(,[a-z]+="[^"]*")*\})? (\d+(\.\d+)?(e[+-]?\d+)?|\+Inf))$/

describe('the metrics for Prometheus', () => {
  test('count responses by part and kind, without data of the client', async () => {
    const requests = new RequestCounters()
    const fetch = countRequests(requests, hospital.app.fetch)
    await fetch(new Request('http://localhost/api/livez'), {})
    await fetch(new Request('http://localhost/api/doctors/ayu?search=planted'), {})
    await fetch(new Request('http://localhost/api/doctors/nobody', { method: 'PLANTED' }), {})
    const metricsServer = await openMetrics(0, () => metrics(hospital.deps, requests))
    const response = await globalThis.fetch(`http://127.0.0.1:${metricsServer.port}/metrics`)
    const text = await response.text()
    expect((await globalThis.fetch(`http://127.0.0.1:${metricsServer.port}/api/doctors`)).status).toBe(404)
    await metricsServer.close()
    expect(
      text
        .trim()
        .split('\n')
        .filter(one => !line.test(one)),
    ).toEqual([])
    const ok = 'rawat_http_request_duration_seconds_count{part="api",method="GET",status="2xx"}'
    expect(text).toContain(`${ok} 2`)
    expect(text).toContain('method="OTHER",status="4xx"')
    expect(text.toLowerCase()).not.toContain('planted')
    expect(sampleOf(text, 'rawat_database_up')).toBe('1')
    expect(sampleOf(text, 'rawat_ready')).toBe('1')
    expect(Number(sampleOf(text, 'rawat_changes_not_live'))).toBeGreaterThan(0)
  })

  test('respond within two seconds while the database hangs, and report it', async () => {
    const silent = connect(url, 1)
    const held = await silent.pool.connect()
    const begin = performance.now()
    const deps = { ...hospital.deps, database: silent, db: silent.db }
    const text = await metrics(deps, new RequestCounters())
    expect(performance.now() - begin).toBeLessThan(2000)
    expect(sampleOf(text, 'rawat_database_up')).toBe('0')
    expect(sampleOf(text, 'rawat_database_waiting')).toBe('1')
    held.release()
    await silent.close()
  })

  test('report a port that is in use', async () => {
    const metricsServer = await openMetrics(0, async () => '')
    await expect(openMetrics(metricsServer.port, async () => '')).rejects.toThrow('METRICS_PORT')
    await metricsServer.close()
  })
})

describe('with a database that hangs', () => {
  test('the process is alive, unready within 2 seconds, and ready again without a restart', async () => {
    const only = connect(url, 1)
    Object.assign(hospital.deps, { database: only, db: only.db })
    const held = await only.pool.connect()
    const readyz = async () => (await hospital.app.request('/api/readyz')).status
    const hung = held.query('select pg_sleep(3)')
    const begin = performance.now()
    const unready = readyz()
    const times: number[] = []
    for (let index = 0; index < 200; index++) {
      const asked = performance.now()
      expect((await hospital.app.request('/api/livez')).status).toBe(200)
      times.push(performance.now() - asked)
    }
    // p99 of 200.
    expect(times.sort((a, b) => a - b)[197]).toBeLessThan(50)
    expect(await unready).toBe(503)
    expect(performance.now() - begin).toBeLessThan(2000)
    await hung
    held.release()
    expect(await readyz()).toBe(200)
    await only.close()
  })
})
