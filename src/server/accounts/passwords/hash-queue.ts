import { Problem } from '../../kernel/problem.ts'

/** Known devices and signed-in people; networks with few failures lately; and the others. */
const kinds = ['known', 'quiet', 'loud'] as const
type Kind = (typeof kinds)[number]

/** Whose place a request takes among those who wait. */
export interface HashPriority {
  /** The neighbourhood of networks, or the known device. One request of each lane is served at a time. */
  lane: string
  /** Each kind has places of its own, and all kinds are served in alternation. */
  kind: Kind
  /** Milliseconds that the lane stands still after each of its requests. */
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
  /** So many are served at once. */
  atOnce: number
  /** So many of each kind may wait. */
  mayWait: number
  /** And for so many milliseconds. */
  longest: number
}

const busy = () => new Problem(503, 'api.busy', {}, { headers: { 'retry-after': '2' } })

/** The requests of one kind: the lanes take turns, in the order in which they were served last. */
class Lanes {
  readonly #lanes = new Map<string, Lane>()
  #count = 0
  readonly #mayWait: number

  constructor(mayWait: number) {
    this.#mayWait = mayWait
  }

  /** The lane, which has room for one more. A full queue drops the newest of the longest lane, or refuses the newcomer. */
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
      // To the end of the round.
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
 * Shares what the machine can do at once: however many requests a network sends, it gets one turn in each round, and so
 * does every other. A queue in order of arrival would belong to whoever sends most.
 */
export class FairHashQueue {
  readonly #limits: Limits
  readonly #waiting: Record<Kind, Lanes>
  #running = 0
  /** The kind whose turn comes first. */
  #first = 0

  constructor(limits: Limits) {
    this.#limits = limits
    const lanes = () => new Lanes(limits.mayWait)
    this.#waiting = { known: lanes(), quiet: lanes(), loud: lanes() }
  }

  /** Does the work in its turn. Throws 503 if too many wait, or if the turn does not come in time. */
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
