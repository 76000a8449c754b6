import { describe, expect, it } from 'vitest'
import { changedInSource, lastImported, withFields } from './merge.ts'

describe('an import after an administrator has edited', () => {
  const first = { name: 'Ann', phones: { main: '1' }, note: 'a' }

  it('changes only what the source itself changed, whatever order its keys come in', () => {
    const now = { phones: { main: '2' }, name: 'Ann' }
    expect(changedInSource(first, now).sort()).toEqual(['note', 'phones'])
    const edited = { ...first, name: 'Dr Ann', headline: { en: 'Hello' } }
    expect(withFields(edited, ['note', 'phones'], now)).toEqual({
      name: 'Dr Ann',
      phones: { main: '2' },
      headline: { en: 'Hello' },
    })
    expect(changedInSource({ geo: { a: 1, b: 2 } }, { geo: { b: 2, a: 1 } })).toEqual([])
  })

  it('remembers the last value of the source for each field, not an edit made here in between', () => {
    const imports = [
      { fields: ['name', 'phones', 'note'], data: first },
      // Between the two imports an administrator changed the name; the import wrote the telephone only.
      { fields: ['phones', 'note'], data: { name: 'Dr Ann', phones: { main: '2' } } },
    ]
    expect(lastImported(imports)).toEqual({ name: 'Ann', phones: { main: '2' } })
    expect(lastImported([])).toBeNull()
  })
})
