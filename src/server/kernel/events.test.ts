import { expect, test } from 'vitest'
import { Event } from './events.ts'

test('an event without a listener throws with the remedy', async () => {
  await expect(new Event<[string]>().emit('renamed')).rejects.toThrow('Import src/server/listeners.ts')
})

test('listeners run one after the other, and an error of one reaches the caller', async () => {
  const event = new Event<[string]>()
  const calls: string[] = []
  event.listen(async name => {
    await Promise.resolve()
    calls.push(`first ${name}`)
  })
  event.listen(async name => calls.push(`second ${name}`))
  await event.emit('a')
  expect(calls).toEqual(['first a', 'second a'])
  event.listen(() => Promise.reject(new Error('It failed.')))
  await expect(event.emit('b')).rejects.toThrow('It failed.')
})
