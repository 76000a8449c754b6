/** `npm run check`: the quickest first. Hides failures that only follow from an earlier one. */
import { spawn } from 'node:child_process'
import { availableParallelism } from 'node:os'
import { typeChecks } from './type-checks.ts'

interface Check {
  title: string
  words: string[]
}

const bin = (path: string) => `node_modules/${path}`
const rounds: Check[][] = [
  [
    { title: 'forgotten steps', words: ['tests/architecture/missing-steps.ts'] },
    { title: 'format and lint', words: [bin('@biomejs/biome/bin/biome'), 'check', '.'] },
  ],
  [
    ...Object.entries(typeChecks).map(([title, words]) => ({ title, words })),
    { title: 'unused code', words: [bin('knip/bin/knip.js')] },
    {
      title: 'architecture rules',
      words: [
        bin('vitest/vitest.mjs'),
        'run',
        'tests/architecture',
        'tests/house.test.ts',
        'tests/browser-floor.test.ts',
      ],
    },
  ],
]

/** Runs a check and prints the result, with the output if it failed. */
function run({ title, words }: Check): Promise<boolean> {
  const begun = performance.now()
  const child = spawn(process.execPath, words, { stdio: ['ignore', 'pipe', 'pipe'] })
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (part: string) => {
      output += part
    })
  return new Promise(resolve => {
    child.on('close', code => {
      const seconds = ((performance.now() - begun) / 1000).toFixed(1)
      process.stdout.write(`${code === 0 ? '✓' : '✗'} ${title} (${seconds} s)\n`)
      // The first check also counts texts that are shown in English, which is no failure.
      if (code !== 0 || title === 'forgotten steps') process.stdout.write(output && `${output.trimEnd()}\n`)
      resolve(code === 0)
    })
  })
}

/** As many at a time as there are cores. */
async function runAll(checks: Check[]): Promise<boolean> {
  const left = [...checks]
  const fine: boolean[] = []
  const work = async () => {
    for (let check = left.shift(); check; check = left.shift()) fine.push(await run(check))
  }
  await Promise.all(Array.from({ length: availableParallelism() }, work))
  return fine.every(Boolean)
}

for (const checks of rounds) {
  if (!(await runAll(checks))) {
    process.exitCode = 1
    break
  }
}
