import { expect, test } from 'vitest'
import { drawnPackageCategories } from '#ui/art/package.ts'
import { specialtyIcons } from '#ui/art/specialty.ts'
import { packageDrawings, specialtyDrawings } from './drawings.ts'

test('an editor chooses from every drawing that there is, and from no other', () => {
  expect(specialtyDrawings).toEqual([...specialtyIcons].sort())
  expect(packageDrawings).toEqual([...drawnPackageCategories].sort())
})
