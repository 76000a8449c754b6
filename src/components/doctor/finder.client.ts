import { DEBOUNCE } from '#ui/constants.ts'

const form = document.querySelector<HTMLFormElement>('[data-finder]')
const choices = 'search specialist location day telehealth speaks'.split(' ')

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
  if (choices.some(name => asked.get(name)?.trim()))
    wake()
      .then(finder => finder.arrive())
      // Nothing can be answered: the list of the page is what there is.
      .catch(() => document.documentElement.classList.remove('asking'))

  let timer = 0
  const answer = (delay: number, step: boolean) => {
    clearTimeout(timer)
    timer = window.setTimeout(async () => (await wake()).answer(step), delay)
  }
  form.addEventListener('focusin', wake, { once: true })
  // The order of the answer is chosen beside it, outside of the form.
  document.addEventListener('change', event => {
    const field = event.target as HTMLInputElement
    if (field.form === form && field.type !== 'search') answer(0, true)
  })
  form.addEventListener('input', event => {
    if ((event.target as HTMLInputElement).type === 'search') answer(DEBOUNCE, false)
  })
  form.addEventListener('submit', event => {
    event.preventDefault()
    answer(0, true)
  })
  window.addEventListener('popstate', async () => (await wake()).readAddress())
}
