import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { filmScripts, lengthOf } from '../../../seeds/films.ts'
import { films } from './films.ts'

const folder = join(import.meta.dirname, '../../../public/art/videos')

test('every script of the demo has its film', () => {
  expect(films.map(one => one.name)).toEqual(Object.values(filmScripts).map(one => one.name))
})

test.each(films)('$name.mp4 has the length of its script, and at most 300 kB for slow connections', film => {
  const bytes = readFileSync(join(folder, `${film.name}.mp4`))
  expect(bytes.length).toBeLessThan(300_000)
  // The movie header holds version and flags, two times, the time scale and the length.
  const header = bytes.indexOf('mvhd') + 4
  const seconds = bytes.readUInt32BE(header + 16) / bytes.readUInt32BE(header + 12)
  expect(seconds, 'Run npm run art -- films.').toBeCloseTo(lengthOf(film), 0)
})
