import { showAvailability } from '../doctor/availability.client.ts'

const board = document.querySelector<HTMLElement>('[data-board]')
const weekdays = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']

if (board) {
  const name = new Intl.DateTimeFormat('en', { weekday: 'short', timeZone: board.dataset.board }).format()
  const today = weekdays.indexOf(name) + 1
  const tab = board.querySelector<HTMLInputElement>(`[value="${today}"]`)
  if (tab) tab.checked = true
  const fill = () => {
    const day = board.querySelector<HTMLInputElement>(':checked')?.value
    showAvailability(board.querySelectorAll<HTMLElement>(`[data-day="${day}"] [data-doctor]`))
  }
  board.addEventListener('change', fill)
  fill()
}
