import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { AwsClient } from 'aws4fetch'
import type { BucketAccess } from '#publishing/release/bucket.ts'
import { findProgram } from '../tests/programs.ts'
import { freePort } from './processes.ts'

const keys = { S3_ACCESS_KEY_ID: 'HOSPITALKEY', S3_SECRET_ACCESS_KEY: 'a+secret/with=signs' }

export interface RealStore {
  place: { address: string; access: Record<keyof BucketAccess, string> }
  /** Kills the gateway as a power cut would, and restarts it. Acknowledged objects are stored behind it. */
  killGateway(): Promise<void>
  stop(): Promise<void>
}

/**
 * Debian's Ceph, in one folder and on this machine only: a monitor, one store in memory, and the S3 gateway in front.
 * Null if it is not installed.
 */
export async function startRadosgw(folder: string): Promise<RealStore | null> {
  for (const program of ['ceph-mon', 'ceph-osd', 'radosgw']) if (!findProgram(program)) return null
  mkdirSync(folder, { recursive: true })
  const running = new Set<ChildProcess>()
  const start = (program: string, ...words: string[]) => {
    const child = spawn(program, [...words, '-c', configuration, '-f'], { stdio: 'ignore' })
    running.add(child)
    return child
  }
  const end = async (child: ChildProcess) => {
    running.delete(child)
    if (child.exitCode !== null || child.signalCode !== null) return
    const ended = once(child, 'exit')
    child.kill('SIGKILL')
    await ended
  }
  const stop = async () => void (await Promise.all([...running].map(end)))
  const configuration = join(folder, 'ceph.conf')
  const [monitor, gatewayPort] = [await freePort(), await freePort()]
  const [cluster, store] = [randomUUID(), randomUUID()]
  const endpoint = `http://127.0.0.1:${gatewayPort}`
  const run = (program: string, ...words: string[]) => {
    const { status, stderr } = spawnSync(program, words, { encoding: 'utf8', timeout: 120_000 })
    if (status !== 0) throw new Error(`${program} ${words.join(' ')} failed:\n${stderr}`)
  }
  writeFileSync(configuration, settings(folder, cluster, monitor, gatewayPort))
  for (const name of ['mon', 'osd', 'rgw']) mkdirSync(join(folder, name))
  writeFileSync(join(folder, 'keyring'), '')
  const map = join(folder, 'monmap')
  run('monmaptool', '--create', '--addv', 'a', `[v2:127.0.0.1:${monitor}]`, '--fsid', cluster, map)
  run('ceph-mon', '--mkfs', '-i', 'a', '-c', configuration, '--no-mon-config', '--monmap', map)
  const openGate = async () => {
    const gateway = start('radosgw', '-n', 'client.admin')
    for (const limit = performance.now() + 120_000; ; await wait(100)) {
      const answer = await fetch(endpoint).then(
        response => response.text(),
        () => null,
      )
      if (answer !== null) return gateway
      if (gateway.exitCode !== null || performance.now() > limit)
        throw new Error(`radosgw does not answer; see ${folder}/client.admin.log`)
    }
  }
  try {
    start('ceph-mon', '-i', 'a', '--no-mon-config')
    run('ceph', '-c', configuration, '--connect-timeout', '60', 'osd', 'new', store)
    run('ceph-osd', '-i', '0', '-c', configuration, '--mkfs', '--osd-uuid', store)
    start('ceph-osd', '-i', '0')
    const { S3_ACCESS_KEY_ID: id, S3_SECRET_ACCESS_KEY: secret } = keys
    const user = ['--uid=hospital', '--display-name=Hospital', `--access-key=${id}`, `--secret=${secret}`]
    run('radosgw-admin', '-c', configuration, 'user', 'create', ...user)
    let gateway = await openGate()
    const client = new AwsClient({ accessKeyId: id, secretAccessKey: secret, service: 's3' })
    const made = await client.fetch(`${endpoint}/hospital`, { method: 'PUT' })
    if (!made.ok) throw new Error(`radosgw makes no bucket: ${await made.text()}`)
    const access = { S3_ENDPOINT: endpoint, S3_REGION: 'us-east-1', ...keys }
    const killGateway = async () => {
      await end(gateway)
      gateway = await openGate()
    }
    return { place: { address: 's3://hospital/people', access }, killGateway, stop }
  } catch (error) {
    await stop()
    throw error
  }
}

/** A cluster of one node that stores nothing on disk and has no authentication behind the gateway. */
const settings = (folder: string, cluster: string, monitor: number, gatewayPort: number) => `[global]
fsid = ${cluster}
mon host = [v2:127.0.0.1:${monitor}]
auth cluster required = none
auth service required = none
auth client required = none
# Without keys nothing can be encrypted, which these ask for otherwise.
ms mon client mode = crc
ms mon cluster mode = crc
ms mon service mode = crc
osd pool default size = 1
osd pool default min size = 1
osd pool default pg num = 8
osd pool default pg autoscale mode = off
mon allow pool size one = true
mon max pg per osd = 1000
mon data avail crit = 0
osd crush chooseleaf type = 0
osd objectstore = memstore
memstore device bytes = 2147483648
run dir = ${folder}
log file = ${folder}/$name.log
admin socket = ${folder}/$name.asok
crash dir = ${folder}/crash
keyring = ${folder}/keyring
mon data = ${folder}/mon
osd data = ${folder}/osd
rgw data = ${folder}/rgw
rgw frontends = beast endpoint=127.0.0.1:${gatewayPort}
`
