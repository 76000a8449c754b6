import { expect, test } from 'vitest'
import { filmScripts } from './films.ts'

test.each(Object.values(filmScripts))(
  'the captions of $name fit under the picture in both languages',
  ({ steps }) => {
    for (const { caption } of steps)
      for (const text of [caption.en, caption.id]) {
        expect(text.length).toBeGreaterThan(10)
        expect(text.length).toBeLessThan(140)
      }
  },
)
