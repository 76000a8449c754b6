import { expect, it } from 'vitest'
import { DependencyGraph } from './dependency-graph.ts'

it('a page that failed to render has no due time any more, but still depends on what it read', () => {
  const reads = new DependencyGraph()
  reads.set('open-now.html', { reads: ['facilities/*'], due: 1000 })
  expect(reads.dueAt(2000)).toEqual(['open-now.html'])
  reads.stopClock('open-now.html')
  expect(reads.dueAt(2000)).toEqual([])
  expect(reads.nextDue()).toBeNull()
  const touched = reads.touchedBy([{ kind: 'facilities', key: 'main', after: {} }])
  expect([...touched]).toEqual(['open-now.html'])
})

it('a page that shows some fields of an item is stale only when one of them changes, or the item is gone', () => {
  const reads = new DependencyGraph()
  reads.set('ayu.html', { reads: ['doctors/ayu'], due: null })
  reads.set('budi.html', { reads: ['doctors/budi', 'doctors/ayu#name,slug'], due: null })
  const [before, after] = [
    { name: 'Ayu', headline: 'Heart' },
    { name: 'Ayu', headline: 'Hearts' },
  ]
  const touched = (change: object) => [...reads.touchedBy([{ kind: 'doctors', key: 'ayu', ...change }])]
  expect(touched({ before, after })).toEqual(['ayu.html'])
  expect(touched({ before, after: { ...after, name: 'Ayu Dewi' } })).toEqual(['ayu.html', 'budi.html'])
  expect(touched({ before })).toEqual(['ayu.html', 'budi.html'])
  expect(touched({ after })).toEqual(['ayu.html', 'budi.html'])
})
