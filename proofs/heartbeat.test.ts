import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { killWithoutHeartbeat } from '#publishing/render/heartbeat.ts'

const heartbeat = new URL('../src/publishing/render/heartbeat.ts', import.meta.url).href
const script = `import { startHeartbeat } from ${JSON.stringify(heartbeat)}
  startHeartbeat()
  setInterval(() => {}, 60_000)`

test('a frozen process is killed, a busy one that does not answer is not', {
  timeout: 60_000,
}, async () => {
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  const reported: string[] = []
  await once(child, 'message')
  killWithoutHeartbeat(child, 3, reason => reported.push(reason.message))
  await wait(6000)
  expect(reported).toEqual([])
  expect(child.signalCode).toBeNull()
  child.kill('SIGSTOP')
  await once(child, 'exit')
  expect(child.signalCode).toBe('SIGKILL')
  expect(reported).toEqual(['A process that renders pages gave no sign of life for 3 seconds. It was ended.'])
})
