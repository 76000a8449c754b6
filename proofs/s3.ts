import { setTimeout as wait } from 'node:timers/promises'
import { Bucket, type BucketAccess } from '#publishing/release/bucket.ts'
import { missing } from '../tests/programs.ts'
import { type S3Fixture, s3Contract } from '../tests/s3-contract.ts'
import { type Figures, secondsSince } from './figures.ts'
import { type RealStore, startRadosgw } from './radosgw.ts'

/**
 * S3: the checks that the tests make of our stand-in also pass on a real store: Ceph's, or the one at TEST_S3_URL. Then
 * Ceph's gateway is killed during uploads.
 */
export async function proveS3(folder: string, { kills }: { kills: number }): Promise<Figures> {
  const given = givenPlace()
  const own = given ? null : await startRadosgw(folder)
  const place = given ?? own?.place
  if (!place) throw new Error(missing('radosgw, with ceph-mon and ceph-osd'))
  const begin = performance.now()
  const faults: string[] = []
  try {
    const times: string[] = []
    for (const [name, check] of Object.entries(s3Contract)) {
      const from = performance.now()
      await check(place).catch((error: Error) => faults.push(`${name}: ${error.message}`))
      times.push(`${name}: ${secondsSince(from)} s`)
    }
    const uploads = own ? await uploadUnderKills(own, kills) : { acknowledged: 0, refused: 0, lost: 0 }
    if (own) times.push(`gateway killed ${kills} times under uploads: ${uploads.refused} refused in the end`)
    const { acknowledged, lost } = uploads
    if (lost > 0) faults.push(`${lost} acknowledged files are gone or damaged.`)
    const [proof, rounds] = ['S3 against a real store', Object.keys(s3Contract).length]
    const more = times.join('\n         ')
    return { proof, rounds, acknowledged, lost, duplicates: 0, seconds: secondsSince(begin), more, faults }
  } finally {
    await own?.stop()
  }
}

function givenPlace(): S3Fixture | null {
  const { TEST_S3_URL: address, S3_REGION = 'us-east-1', ...others } = process.env
  const { S3_ENDPOINT, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY } = others
  const access: BucketAccess = { S3_ENDPOINT, S3_REGION, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY }
  return address ? { address, access } : null
}

async function uploadUnderKills({ place, killGateway }: RealStore, kills: number) {
  const bucket = new Bucket(`${place.address}/under-kills`, place.access)
  const acknowledged: string[] = []
  let refused = 0
  let over = false
  const upload = async (worker: number) => {
    for (let index = 0; !over; index++) {
      const name = `${worker}/${index}`
      await bucket.put(name, Buffer.from(name.padEnd(50_000, '.'))).then(
        () => acknowledged.push(name),
        () => refused++,
      )
    }
  }
  const uploads = [1, 2, 3, 4].map(upload)
  try {
    for (let kill = 0; kill < kills; kill++) {
      await wait(2000)
      await killGateway()
    }
  } finally {
    over = true
    await Promise.all(uploads)
  }
  let lost = 0
  for (const name of acknowledged)
    if ((await bucket.read(name))?.toString() !== name.padEnd(50_000, '.')) lost++
  return { acknowledged: acknowledged.length, refused, lost }
}
