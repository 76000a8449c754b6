import { expect, it } from 'vitest'
import { DependencyGraph } from './dependency-graph.ts'

it('a page that failed to render has no due time any more, but still has its dependencies', () => {
  const reads = new DependencyGraph()
  reads.set('open-now.html', { reads: ['facilities/*'], due: 1000 })
  expect(reads.dueAt(2000)).toEqual(['open-now.html'])
  reads.clearDue('open-now.html')
  expect(reads.dueAt(2000)).toEqual([])
  expect(reads.nextDue()).toBeNull()
  const stale = reads.stalePages([{ kind: 'facilities', key: 'main', after: {} }])
  expect([...stale]).toEqual(['open-now.html'])
})

it('a page that shows some fields of an item is stale only when one of them changes, or the item is gone', () => {
  const reads = new DependencyGraph()
  reads.set('ayu.html', { reads: ['doctors/ayu'], due: null })
  reads.set('budi.html', { reads: ['doctors/budi', 'doctors/ayu#name,slug'], due: null })
  const [before, after] = [
    { name: 'Ayu', headline: 'Heart' },
    { name: 'Ayu', headline: 'Hearts' },
  ]
  const stale = (change: object) => [...reads.stalePages([{ kind: 'doctors', key: 'ayu', ...change }])]
  expect(stale({ before, after })).toEqual(['ayu.html'])
  expect(stale({ before, after: { ...after, name: 'Ayu Dewi' } })).toEqual(['ayu.html', 'budi.html'])
  expect(stale({ before })).toEqual(['ayu.html', 'budi.html'])
  expect(stale({ after })).toEqual(['ayu.html', 'budi.html'])
})
