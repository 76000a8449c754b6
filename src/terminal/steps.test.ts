import { EventEmitter } from 'node:events'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { newSteps } from './steps.ts'

class Output extends EventEmitter {
  written = ''
  isTTY: boolean
  columns: number
  constructor(isTTY = false, columns = 80) {
    super()
    this.isTTY = isTTY
    this.columns = columns
  }
  write(text: string): boolean {
    this.written += text
    return true
  }
}
const start = (isTTY: boolean, columns?: number) => {
  const output = new Output(isTTY, columns)
  const results = new Output()
  return { output, results, steps: newSteps(output as never, results as never) }
}
/** What the terminal shows in the end: each line without the cleared text. */
const seen = ({ written }: Output) => written.split('\n').map(line => line.split('\r\u001b[K').at(-1))

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

it('writes one plain line for each finished step without a terminal', () => {
  const { output, results, steps } = start(false)
  steps.begin('Database')
  vi.advanceTimersByTime(1200)
  expect(output.written).toBe('')
  steps.begin('Pages', 1640)
  for (let done = 0; done <= 1640; done++) steps.at(done)
  vi.advanceTimersByTime(3000)
  steps.end(`Built in ${steps.taken}.`)
  expect(output.written).toBe('Database: 1.2 s\nPages: 1,640 in 3.0 s\n')
  expect(results.written).toBe('Built in 4.2 s.\n')
})

it('shows a bar on a terminal, and then the finished step in its place', () => {
  const { output, results, steps } = start(true)
  steps.begin('Pages', 200)
  steps.at(50)
  vi.advanceTimersByTime(400)
  expect(seen(output)).toEqual([`Pages ${'█'.repeat(6)}${'░'.repeat(18)} 50 of 200, 0.4 s`])
  steps.at(100, 200, 'about 2 s left')
  vi.advanceTimersByTime(100)
  expect(seen(output)).toEqual([`Pages ${'█'.repeat(12)}${'░'.repeat(12)} 100 of 200, about 2 s left`])
  steps.end('Built.')
  expect(seen(output)).toEqual(['Pages: 200 in 0.5 s', ''])
  expect(results.written).toBe('Built.\n')
  const { length } = output.written
  vi.advanceTimersByTime(1000)
  expect(output.written).toHaveLength(length)
})

it('shows the duration of a step without a total, also without updates', () => {
  const { output, steps } = start(true)
  steps.begin('Bundling')
  vi.advanceTimersByTime(2500)
  expect(seen(output)).toEqual(['Bundling … 2.5 s'])
  steps.stop()
})

it('draws at most ten times a second, also if the work blocks the event loop', () => {
  const { output, steps } = start(true)
  const now = vi.spyOn(performance, 'now')
  let clock = 0
  now.mockImplementation(() => clock)
  steps.begin('Pages', 1000)
  for (let done = 1; done <= 1000; done++) {
    clock++
    steps.at(done)
  }
  expect(output.written.split('\r')).toHaveLength(1 + 1 + 10)
  steps.stop()
  now.mockRestore()
})

it('never draws past the edge of the terminal, where a line would wrap and could not be cleared', () => {
  const { output, steps } = start(true, 30)
  steps.begin('Pages', 1000)
  vi.advanceTimersByTime(500)
  expect(Math.max(...seen(output).map(line => line?.length ?? 0))).toBe(29)
  steps.stop()
})

it('prints a log line without damage, and continues the bar', () => {
  const { output, steps } = start(true)
  steps.begin('Demo')
  steps.aside(() => output.write('{"level":"info"}\n'))
  vi.advanceTimersByTime(100)
  expect(seen(output)).toEqual(['{"level":"info"}', 'Demo … 0.1 s'])
  steps.stop()
  steps.aside(() => output.write('after\n'))
  expect(seen(output)).toEqual(['{"level":"info"}', 'after', ''])
})

it('removes the bar if the command fails, and shows nothing after the end', () => {
  const { output, results, steps } = start(true)
  steps.begin('Database')
  steps.stop()
  expect(seen(output)).toEqual([''])
  steps.begin('Pages', 10)
  steps.at(3)
  vi.advanceTimersByTime(1000)
  expect(seen(output)).toEqual([''])
  expect(results.written).toBe('')
})

it('continues if the output pipe is closed', () => {
  const { output, results, steps } = start(false)
  steps.begin('Pages', 10)
  expect(() => output.emit('error', new Error('write EPIPE'))).not.toThrow()
  expect(() => results.emit('error', new Error('write EPIPE'))).not.toThrow()
  steps.end('Built.')
})

it('shows a bar once the total of a step is known', () => {
  const { output, steps } = start(false)
  steps.begin('Reading, KB')
  steps.at(10, 40)
  steps.begin('Writing')
  expect(output.written).toBe('Reading, KB: 40 in 0.0 s\n')
  steps.stop()
})
