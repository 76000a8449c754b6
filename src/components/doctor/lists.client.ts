import { whenNear } from '#islands/live/when-near.ts'

for (const list of document.querySelectorAll('[data-live-doctors]')) {
  whenNear(list, async () => {
    const { showAvailability } = await import('#islands/live/availability.ts')
    await showAvailability(list.querySelectorAll<HTMLElement>('[data-doctor]'))
  })
}
