import { Problem } from '../../kernel/problem.ts'

/** `known`: known devices and sessions. `quiet`: networks with few recent failures. `loud`: all other networks. */
const kinds = ['known', 'quiet', 'loud'] as const
type Kind = (typeof kinds)[number]

/** Position of a request in the queue. */
export interface HashPriority {
  /** Key of the subnet, known device or session. One request of each client is served at a time. */
  client: string
  /** Each kind has its own queue limit, and the kinds are served in alternation. */
  kind: Kind
  /** Milliseconds for which the client is paused after each of its requests. */
  pause?: number
}

interface Waiting {
  start(): void
  refuse(error: Error): void
}
interface ClientQueue {
  key: string
  busy: boolean
  waiting: Waiting[]
}

interface Limits {
  /** Maximum number of requests served at once. */
  atOnce: number
  /** Maximum number of waiting requests of each kind. */
  mayWait: number
  /** Maximum waiting time in milliseconds. */
  longest: number
}

const busy = () => new Problem(503, 'api.busy', {}, { headers: { 'retry-after': '2' } })

/** The requests of one kind. The client that has waited longest since its last request is served first. */
class ClientQueues {
  readonly #queues = new Map<string, ClientQueue>()
  #count = 0
  readonly #mayWait: number

  constructor(mayWait: number) {
    this.#mayWait = mayWait
  }

  /** Adds a request to its client. A full queue drops the newest request of the longest client, or refuses the new request. */
  enter(key: string, waiting: Waiting): ClientQueue {
    const client = this.#queues.get(key) ?? { key, busy: false, waiting: [] }
    if (this.#count >= this.#mayWait) {
      const longest = [...this.#queues.values()].reduce((a, b) =>
        b.waiting.length > a.waiting.length ? b : a,
      )
      if (longest.waiting.length <= client.waiting.length + 1) throw busy()
      this.#count--
      longest.waiting.pop()?.refuse(busy())
    }
    this.#queues.set(key, client)
    client.waiting.push(waiting)
    this.#count++
    return client
  }

  leave(client: ClientQueue, waiting: Waiting): void {
    const place = client.waiting.indexOf(waiting)
    if (place < 0) return
    client.waiting.splice(place, 1)
    this.#count--
    if (!client.busy && client.waiting.length === 0) this.#queues.delete(client.key)
  }

  next(): { client: ClientQueue; waiting: Waiting } | null {
    for (const client of this.#queues.values()) {
      const waiting = client.busy ? undefined : client.waiting.shift()
      if (!waiting) continue
      this.#count--
      client.busy = true
      // Move the client to the end of the order.
      this.#queues.delete(client.key)
      this.#queues.set(client.key, client)
      return { client, waiting }
    }
    return null
  }

  free(client: ClientQueue): void {
    client.busy = false
    if (client.waiting.length === 0) this.#queues.delete(client.key)
  }
}

/**
 * A fair queue: in each round every subnet gets one request served, however many it sends. In a queue in order of
 * arrival, the subnet that sends most would get most of the capacity.
 */
export class FairHashQueue {
  readonly #limits: Limits
  readonly #waiting: Record<Kind, ClientQueues>
  #running = 0
  /** Index of the kind that is served next. */
  #first = 0

  constructor(limits: Limits) {
    this.#limits = limits
    const queues = () => new ClientQueues(limits.mayWait)
    this.#waiting = { known: queues(), quiet: queues(), loud: queues() }
  }

  /** Runs the work when its turn comes. Throws 503 if the queue is full or the wait is too long. */
  async run<T>({ client: key, kind, pause = 0 }: HashPriority, work: () => Promise<T>): Promise<T> {
    const queues = this.#waiting[kind]
    const client = await this.#turn(queues, key)
    try {
      return await work()
    } finally {
      this.#running--
      const free = () => {
        queues.free(client)
        this.#serve()
      }
      if (pause > 0) setTimeout(free, pause)
      else free()
      this.#serve()
    }
  }

  #turn(queues: ClientQueues, key: string): Promise<ClientQueue> {
    return new Promise((resolve, reject) => {
      const waiting: Waiting = {
        start() {
          clearTimeout(timer)
          resolve(client)
        },
        refuse(error) {
          clearTimeout(timer)
          reject(error)
        },
      }
      const timer = setTimeout(() => {
        queues.leave(client, waiting)
        reject(busy())
      }, this.#limits.longest)
      let client: ClientQueue
      try {
        client = queues.enter(key, waiting)
      } catch (error) {
        waiting.refuse(error as Error)
        return
      }
      this.#serve()
    })
  }

  #serve(): void {
    while (this.#running < this.#limits.atOnce) {
      const found = this.#next()
      if (!found) return
      this.#running++
      found.waiting.start()
    }
  }

  #next(): ReturnType<ClientQueues['next']> {
    for (let step = 0; step < kinds.length; step++) {
      const place = (this.#first + step) % kinds.length
      const found = this.#waiting[kinds[place] as Kind].next()
      if (!found) continue
      this.#first = (place + 1) % kinds.length
      return found
    }
    return null
  }
}
