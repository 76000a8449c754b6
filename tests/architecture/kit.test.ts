import { expect, test } from 'vitest'
import { besideTheKit, rules } from './kit.ts'
import { files, text } from './sources.ts'
import { knownKeys } from './texts.ts'

test('screens of the portal take buttons, fields and actions from the kit', () => {
  expect(besideTheKit()).toEqual([])
})

test('a raw button, a field label, a pending state and an error without an icon are reported with their line and the remedy', () => {
  const source = [
    '<button type="button" className="button button-quiet">',
    '<label htmlFor="name">Name</label>',
    'const [busy, setBusy] = useState(false)',
    '<p className="field-error">',
  ].join('\n')
  const found = besideTheKit(['src/portal/admin/new/Screen.tsx'], () => source)
  expect(found.filter(one => one.startsWith('src/portal/admin/new/'))).toEqual([
    `src/portal/admin/new/Screen.tsx:1 writes what the kit has. ${rules[0]?.remedy}`,
    `src/portal/admin/new/Screen.tsx:2 writes what the kit has. ${rules[1]?.remedy}`,
    `src/portal/admin/new/Screen.tsx:3 writes what the kit has. ${rules[2]?.remedy}`,
    `src/portal/admin/new/Screen.tsx:4 writes what the kit has. ${rules[3]?.remedy}`,
  ])
})

test('an exception that is no longer needed is reported', () => {
  const path = rules[2]?.left[0] as string
  expect(besideTheKit([path], () => 'nothing')).toContain(
    `${path} is moved: take it off the list in tests/architecture/kit.ts.`,
  )
})

test('the sign-in screens, which load no react-query, use no action and no query', () => {
  const wrong = files('src/portal/auth', /\.tsx?$/).filter(path =>
    /use-action|@tanstack/.test(text(path).replace(/^ *\/\/.*$/gm, '')),
  )
  expect(wrong, 'Outside of WithQueries there is no client: use useTransition, or form.send.').toEqual([])
})

test('every list has the texts that ListPage asks for', () => {
  const known = knownKeys()
  const required = ['search', 'found', 'emptyTitle', 'emptyText', 'noneTitle', 'noneText', 'clear']
  const lists = files('src/portal', /\.tsx$/).flatMap(path =>
    [...text(path).matchAll(/<ListPage\b[\s\S]*?\btexts="([^"]+)"([\s\S]*?)\n *>/g)].map(match => ({
      texts: match[1] as string,
      rest: match[2] as string,
    })),
  )
  expect(lists.length).toBeGreaterThan(3)
  const missing = lists.flatMap(({ texts, rest }) =>
    required
      // A list can name its own search.
      .filter(name => !(name === 'search' && rest.includes('search={')))
      .map(name => `${texts}.${name}`)
      .filter(key => !known.has(key)),
  )
  expect(missing).toEqual([])
})
