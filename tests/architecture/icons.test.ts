import { expect, test } from 'vitest'
import { unknownIcons } from './icons.ts'

test('every icon that the admin area uses exists', () => {
  expect(unknownIcons()).toEqual([])
})

test('an unknown icon is reported with its file', () => {
  const source = "const a = { icon: 'mail' }\nconst b = { icon: 'unicorn' }\npage('x', 'griffin', 'site')"
  expect(unknownIcons(['menu.ts'], () => source)).toEqual([
    "menu.ts:2 names the icon 'unicorn', which does not exist. Choose one of src/entities/office/admin-icon.ts, or add it there and in the file that it names.",
    "menu.ts:3 names the icon 'griffin', which does not exist. Choose one of src/entities/office/admin-icon.ts, or add it there and in the file that it names.",
  ])
})
