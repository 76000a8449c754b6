import { Problem } from '../../kernel/problem.ts'

/** `known`: known devices and sessions. `quiet`: networks with few recent failures. `loud`: all other networks. */
const kinds = ['known', 'quiet', 'loud'] as const
type Kind = (typeof kinds)[number]

/** Position of a request in the queue. */
export interface HashPriority {
  /** Key of the subnet, known device or session. One request of each lane is served at a time. */
  lane: string
  /** Each kind has its own queue limit, and the kinds are served in alternation. */
  kind: Kind
  /** Milliseconds for which the lane is paused after each of its requests. */
  pause?: number
}

interface Waiting {
  start(): void
  refuse(error: Error): void
}
interface Lane {
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

/** The requests of one kind. The lane that has waited longest since its last request is served first. */
class Lanes {
  readonly #lanes = new Map<string, Lane>()
  #count = 0
  readonly #mayWait: number

  constructor(mayWait: number) {
    this.#mayWait = mayWait
  }

  /** Adds a request to its lane. A full queue drops the newest request of the longest lane, or refuses the new request. */
  enter(key: string, waiting: Waiting): Lane {
    const lane = this.#lanes.get(key) ?? { key, busy: false, waiting: [] }
    if (this.#count >= this.#mayWait) {
      const longest = [...this.#lanes.values()].reduce((a, b) =>
        b.waiting.length > a.waiting.length ? b : a,
      )
      if (longest.waiting.length <= lane.waiting.length + 1) throw busy()
      this.#count--
      longest.waiting.pop()?.refuse(busy())
    }
    this.#lanes.set(key, lane)
    lane.waiting.push(waiting)
    this.#count++
    return lane
  }

  leave(lane: Lane, waiting: Waiting): void {
    const place = lane.waiting.indexOf(waiting)
    if (place < 0) return
    lane.waiting.splice(place, 1)
    this.#count--
    if (!lane.busy && lane.waiting.length === 0) this.#lanes.delete(lane.key)
  }

  next(): { lane: Lane; waiting: Waiting } | null {
    for (const lane of this.#lanes.values()) {
      const waiting = lane.busy ? undefined : lane.waiting.shift()
      if (!waiting) continue
      this.#count--
      lane.busy = true
      // Move the lane to the end of the order.
      this.#lanes.delete(lane.key)
      this.#lanes.set(lane.key, lane)
      return { lane, waiting }
    }
    return null
  }

  free(lane: Lane): void {
    lane.busy = false
    if (lane.waiting.length === 0) this.#lanes.delete(lane.key)
  }
}

/**
 * A fair queue: in each round every subnet gets one request served, however many it sends. In a queue in order of
 * arrival, the subnet that sends most would get most of the capacity.
 */
export class FairHashQueue {
  readonly #limits: Limits
  readonly #waiting: Record<Kind, Lanes>
  #running = 0
  /** Index of the kind that is served next. */
  #first = 0

  constructor(limits: Limits) {
    this.#limits = limits
    const lanes = () => new Lanes(limits.mayWait)
    this.#waiting = { known: lanes(), quiet: lanes(), loud: lanes() }
  }

  /** Runs the work when its turn comes. Throws 503 if the queue is full or the wait is too long. */
  async run<T>({ lane: key, kind, pause = 0 }: HashPriority, work: () => Promise<T>): Promise<T> {
    const lanes = this.#waiting[kind]
    const lane = await this.#turn(lanes, key)
    try {
      return await work()
    } finally {
      this.#running--
      const free = () => {
        lanes.free(lane)
        this.#serve()
      }
      if (pause > 0) setTimeout(free, pause)
      else free()
      this.#serve()
    }
  }

  #turn(lanes: Lanes, key: string): Promise<Lane> {
    return new Promise((resolve, reject) => {
      const waiting: Waiting = {
        start() {
          clearTimeout(timer)
          resolve(lane)
        },
        refuse(error) {
          clearTimeout(timer)
          reject(error)
        },
      }
      const timer = setTimeout(() => {
        lanes.leave(lane, waiting)
        reject(busy())
      }, this.#limits.longest)
      let lane: Lane
      try {
        lane = lanes.enter(key, waiting)
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

  #next(): ReturnType<Lanes['next']> {
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
