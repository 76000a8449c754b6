/** `npm run prove`: the promises of reliability that take too long for every test run, on real processes. */
import { inspect } from 'node:util'
import { showProgress } from '../tests/run/progress.ts'
import { endTools } from '../tests/run/tool.ts'
import { lineOf, NotTried, secondsSince } from './figures.ts'
import { lastSeconds, listing, type Outcome, storeResult } from './last-results.ts'
import { fullSizes, proofs } from './list.ts'
import { readOptions } from './options.ts'
import { killMine, removeFolder } from './processes.ts'
import { openFixture } from './proof-fixture.ts'

const { list, small, names, sizes } = readOptions()
if (list) {
  process.stdout.write(`${listing()}\n`)
  process.exit(0)
}

const size = small ? 'small' : 'full'
/** Estimate in seconds for a proof that has not run on this machine yet. */
const defaultSeconds = small ? 60 : 600
const expected = (some: string[]) =>
  some.reduce((sum, name) => sum + (lastSeconds(name, size) ?? defaultSeconds), 0)
const begin = performance.now()
const progress = showProgress(process.stdout, 'Proofs')
const running = new Set<string>()
const ended: string[] = []
let [passed, failed] = [0, 0]

const work = expected(names)
function show(): void {
  const done = work - expected(names.filter(name => !ended.includes(name)))
  progress.update({
    ...{ done: ended.length, total: names.length, running: [...running] },
    left: done > 0 ? ((performance.now() - begin) * (work - done)) / done : null,
  })
}

const fixture = openFixture(small)

async function prove(name: string): Promise<void> {
  const proof = proofs[name] as (typeof proofs)[string]
  const from = performance.now()
  running.add(name)
  show()
  let outcome: Outcome = 'holds'
  try {
    const own = small ? proof.small : {}
    const figures = await proof.run(fixture, { ...fullSizes, ...own, ...sizes })
    passed += figures.tests ?? (figures.faults.length === 0 ? 1 : 0)
    if (figures.faults.length > 0) outcome = 'FAILS'
    // Each failed test counts. In other proofs all faults together count as one failure.
    failed += figures.tests === undefined ? Math.min(1, figures.faults.length) : figures.faults.length
    progress.write(lineOf(figures))
  } catch (error) {
    outcome = error instanceof NotTried ? 'not tried' : 'FAILS'
    if (outcome === 'FAILS') failed++
    const reason = error instanceof NotTried ? error.message : inspect(error)
    progress.write(`${outcome}  ${name}\n         ! ${reason}`)
    if (!small) await killMine()
  }
  running.delete(name)
  ended.push(name)
  storeResult(name, { outcome, seconds: secondsSince(from), size, at: new Date().toISOString() })
  show()
}

/** Proofs that run alone, because they measure times or use all cores. */
const alone = ['R3', 'JOURNEYS']

/** In a small run two at a time; at full size, where times are measured, one after another. */
async function proveAll(): Promise<void> {
  const waiting = names.filter(name => !alone.includes(name))
  const runQueue = async () => {
    for (let name = waiting.shift(); name; name = waiting.shift()) await prove(name)
  }
  await Promise.all(small ? [runQueue(), runQueue()] : [runQueue()])
  for (const name of alone) if (names.includes(name)) await prove(name)
}

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, async () => {
    progress.stop()
    endTools()
    await killMine()
    await removeFolder(fixture.folder)
    process.exit(1)
  })
}

const tick = setInterval(show, 1000)
try {
  await proveAll()
} finally {
  clearInterval(tick)
  progress.stop()
  await killMine()
  await removeFolder(fixture.folder)
}
process.stdout.write(`\n${passed} passed, ${failed} failed\n`)
process.exitCode = failed === 0 ? 0 : 1
