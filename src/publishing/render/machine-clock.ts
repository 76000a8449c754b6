/*
 * A template that reads the machine's clock instead of src/content/clock.ts is not rendered again when time passes, only
 * when its content changes. A lint rule finds such code in templates. This file finds it at run time in libraries and
 * functions that templates call.
 */

let wasRead = false
let ahead = 0
const listened = Symbol.for('rawat.clock')

/** Records from now on each read of the clock in this process. Only for render processes. */
export function watchMachineClock(): void {
  const RealDate = globalThis.Date
  if (listened in RealDate) return
  const realInstant = Temporal.Now.instant.bind(Temporal.Now)
  const instant = (): Temporal.Instant => {
    wasRead = true
    return realInstant().add({ milliseconds: ahead })
  }
  const milliseconds = () => instant().epochMilliseconds
  globalThis.Date = new Proxy(RealDate, {
    get: (target, name) => (name === 'now' ? milliseconds : Reflect.get(target, name, target)),
    has: (target, name) => name === listened || name in target,
    construct: (target, words, newTarget) =>
      Reflect.construct(target, words.length === 0 ? [milliseconds()] : words, newTarget),
    apply: target => new target(milliseconds()).toString(),
  })
  const zoned = (zone: Temporal.TimeZoneLike = Temporal.Now.timeZoneId()) =>
    instant().toZonedDateTimeISO(zone)
  Object.assign(Temporal.Now, {
    instant,
    zonedDateTimeISO: zoned,
    plainDateTimeISO: (zone?: Temporal.TimeZoneLike) => zoned(zone).toPlainDateTime(),
    plainDateISO: (zone?: Temporal.TimeZoneLike) => zoned(zone).toPlainDate(),
    plainTimeISO: (zone?: Temporal.TimeZoneLike) => zoned(zone).toPlainTime(),
  })
}

/** Whether the clock was read since the last call. */
export function machineClockWasRead(): boolean {
  const was = wasRead
  wasRead = false
  return was
}

/** Runs the work with a clock that is another day, year and minute. */
export async function atAnotherTime<T>(work: () => Promise<T>): Promise<T> {
  ahead = 1000 * (13 + 60 * (7 + 60 * (5 + 24 * 400)))
  try {
    return await work()
  } finally {
    ahead = 0
  }
}
