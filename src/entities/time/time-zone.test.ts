import { expect, test } from 'vitest'
import { itemSchema } from '../entity.ts'
import { entityOf } from '../kinds.ts'

test('a clock that tells the time for people is one that exists', () => {
  for (const kind of ['addresses', 'settings'] as const) {
    const zone = (timezone: string) => {
      const { error } = itemSchema(entityOf(kind)).safeParse({ timezone })
      return error?.issues.filter(({ path }) => path[0] === 'timezone').map(({ message }) => message) ?? []
    }
    for (const known of ['Asia/Jayapura', 'UTC', 'Asia/Ujung_Pandang']) expect(zone(known)).toEqual([])
    for (const none of ['Asia/Jakarta 2', 'Mars/Olympus', '+07:00', 'WIB'])
      expect(zone(none)).toEqual(['validation:timeZone'])
  }
})
