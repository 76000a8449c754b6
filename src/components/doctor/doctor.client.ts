import { whenNear } from '#islands/live/when-near.ts'

const box = document.querySelector('[data-next-free]')
if (box)
  whenNear(box, async () => {
    const { showDoctor } = await import('./next.client.ts')
    showDoctor()
  })
