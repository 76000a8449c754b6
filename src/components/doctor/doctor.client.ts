import type { Carried } from './today.client.ts'

const carried = JSON.parse(document.getElementById('timetable')?.textContent ?? 'null') as Carried | null

async function start({ schedules, exceptions }: Carried): Promise<void> {
  // Browsers without Temporal (Safari) fetch it; the others load nothing for it.
  if (!('Temporal' in globalThis)) await import('temporal-polyfill/global')
  const [{ showToday }, { showPlaces }] = await Promise.all([
    import('./today.client.ts'),
    import('./places.client.ts'),
  ])
  showToday({ schedules, exceptions })
  const [first] = schedules
  if (first) await showPlaces(first.timezone)
}

if (carried) start(carried)
