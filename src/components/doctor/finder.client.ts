import { DEBOUNCE } from '#ui/constants.ts'

const form = document.querySelector<HTMLFormElement>('[data-finder]')

// What the page was asked for in its address is answered at once; otherwise nothing is loaded before somebody turns to it.
if (form) {
  const start = async () => {
    const { watchFinder } = await import('./find.client.ts')
    return watchFinder(form)
  }
  let started: ReturnType<typeof start> | undefined
  const wake = () => {
    started ??= start()
    return started
  }
  const asked = new URLSearchParams(location.search)
  if (['search', 'specialist', 'location'].some(name => asked.get(name)?.trim()))
    wake().then(finder => finder.readAddress())

  let timer = 0
  const answer = (delay: number) => {
    clearTimeout(timer)
    timer = window.setTimeout(async () => (await wake()).answer(), delay)
  }
  form.addEventListener('focusin', wake, { once: true })
  form.addEventListener('input', () => answer(DEBOUNCE))
  form.addEventListener('submit', event => {
    event.preventDefault()
    answer(0)
  })
}
