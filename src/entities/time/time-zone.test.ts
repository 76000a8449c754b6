import { expect, test } from 'vitest'
import { itemSchema } from '../entity.ts'
import { entityOf } from '../kinds.ts'

test('a time zone is valid only if it exists by name', () => {
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
