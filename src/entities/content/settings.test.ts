import { expect, test } from 'vitest'
import { settings } from './settings.ts'

test('the address of the chat is refused with a reason if browsers would not load it', () => {
  const chat = (scriptUrl: string) =>
    settings.fields.chatWidget.schema.safeParse({ enabled: true, scriptUrl }).error?.issues[0]?.message
  for (const address of ['http://chat.example/w.js', '/w.js', 'chat.example/w.js', 'javascript:alert(1)'])
    expect([address, chat(address)]).toEqual([address, 'validation:secureUrl'])
  expect(chat('https://chat.example/w.js')).toBeUndefined()
})
