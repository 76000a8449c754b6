import { setTimeout as wait } from 'node:timers/promises'
import { describe, expect, test } from 'vitest'
import { FairHashQueue, type HashPriority } from './hash-queue.ts'

const milliseconds = 5
const limits = { atOnce: 2, mayWait: 32, longest: 5000 }

/** Work that records the order in which it ran. */
function work(queue: FairHashQueue) {
  const order: string[] = []
  let running = 0
  let most = 0
  const run = (priority: HashPriority) =>
    queue.run(priority, async () => {
      order.push(priority.client)
      most = Math.max(most, ++running)
      await wait(milliseconds)
      running--
    })
  return { run, order, most: () => most }
}
const stranger = (client: string, pause = 0): HashPriority => ({ client, kind: 'loud', pause })
const knownDevice = (client: string): HashPriority => ({ client, kind: 'known' })
const status = (outcome: PromiseSettledResult<void>) =>
  outcome.status === 'fulfilled' ? 200 : (outcome.reason as { status: number }).status

describe('the queue for passwords', () => {
  test('serves eight honest sign-ins while one network keeps sixty connections busy', async () => {
    const { run } = work(new FairHashQueue(limits))
    let attacked = true
    const connection = async () => {
      while (attacked) await run(stranger('attacker')).catch(() => wait(1))
    }
    const attack = Array.from({ length: 60 }, connection)
    await wait(20)
    const honest = await Promise.allSettled(
      Array.from({ length: 8 }, (_, number) => run(stranger(`honest ${number}`))),
    )
    attacked = false
    await Promise.all(attack)
    expect(honest.map(status)).toEqual(Array(8).fill(200))
  })

  test('serves eight honest sign-ins, known device or not, while sixty addresses keep a connection each busy', async () => {
    const { run } = work(new FairHashQueue({ ...limits, mayWait: 256 }))
    let attacked = true
    const connection = async (_: unknown, number: number) => {
      while (attacked) await run(stranger(`attacker ${number}`)).catch(() => wait(1))
    }
    const attack = Array.from({ length: 60 }, connection)
    await wait(20)
    const turns = Array.from({ length: 8 }, (_, number) =>
      number % 2 ? stranger(`honest ${number}`) : knownDevice(`honest ${number}`),
    )
    const honest = await Promise.allSettled(turns.map(run))
    attacked = false
    await Promise.all(attack)
    expect(honest.map(status)).toEqual(Array(8).fill(200))
  })

  test('serves the queues in rotation, one request of a client at a time', async () => {
    const { run, order, most } = work(new FairHashQueue(limits))
    await Promise.all([...Array(6).fill('a'), 'b', 'c', 'd'].map(client => run(stranger(client))))
    // All other queues are served before the first client is served a third time.
    expect(
      order
        .slice(0, 5)
        .sort()
        .filter((client, at, all) => client !== all[at - 1]),
    ).toEqual(['a', 'b', 'c', 'd'])
    expect(most()).toBe(2)
    const alone = work(new FairHashQueue(limits))
    await Promise.all(Array.from({ length: 4 }, () => alone.run(stranger('a'))))
    expect(alone.most()).toBe(1)
  })

  test('has a separate limit for each kind, and serves the kinds in alternation', async () => {
    const { run, order } = work(new FairHashQueue(limits))
    const crowd = Array.from({ length: 34 }, (_, number) => run(stranger(`network ${number}`)))
    await expect(run(stranger('one too many'))).rejects.toMatchObject({
      status: 503,
      code: 'api.busy',
      extra: { headers: { 'retry-after': '2' } },
    })
    const quiet = Array.from({ length: 8 }, () => run({ client: 'hospital', kind: 'quiet' }))
    await run(knownDevice('phone'))
    expect(order.length).toBeLessThan(6)
    await Promise.all(quiet)
    expect(order.length).toBeLessThan(24)
    await Promise.all(crowd)
  })

  test('drops the newest of the longest client for a newcomer', async () => {
    const { run } = work(new FairHashQueue(limits))
    const flood = Array.from({ length: 33 }, () => run(stranger('flood')))
    const settled = Promise.allSettled(flood)
    await run(stranger('newcomer'))
    const statuses = (await settled).map(status)
    expect(statuses.filter(one => one === 503)).toHaveLength(1)
    expect(statuses.at(-1)).toBe(503)
  })

  test('a pause slows down only its own client', async () => {
    const { run, order } = work(new FairHashQueue(limits))
    const slow = Array.from({ length: 3 }, () => run(stranger('slow', 60)))
    await wait(2)
    await Promise.all(Array.from({ length: 4 }, () => run(stranger('quick'))))
    expect(order).toEqual(['slow', 'quick', 'quick', 'quick', 'quick'])
    await Promise.all(slow)
  })

  test('answers 503 if a request waits too long', async () => {
    const queue = new FairHashQueue({ ...limits, longest: 20 })
    let finish = () => {}
    const held = new Promise<void>(resolve => {
      finish = resolve
    })
    const first = queue.run(stranger('a'), () => held)
    await expect(queue.run(stranger('a'), async () => {})).rejects.toMatchObject({ status: 503 })
    finish()
    await first
    // The request that timed out must not delay later ones.
    await queue.run(stranger('a'), async () => {})
  })
})
