import { expect, test } from 'vitest'
import { unknownIconImports, unknownIcons } from './icons.ts'

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

test('every imported icon exists in its set', () => {
  expect(unknownIconImports()).toEqual([])
})

test('an import of an unknown icon is reported with its file', () => {
  const source =
    "import a from '~icons/lucide/mail'\nimport b from '~icons/lucide/unicorn'\nimport c from '~icons/zoo/lion'"
  expect(unknownIconImports(['icons.ts'], () => source)).toEqual([
    "icons.ts:2 imports the icon 'lucide/unicorn', which does not exist. Choose a name of node_modules/@iconify-json/lucide/icons.json.",
    "icons.ts:3 imports the icon 'zoo/lion', which does not exist. Install it: npm install @iconify-json/zoo",
  ])
})
