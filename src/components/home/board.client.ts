import { showAvailability } from '../doctor/availability.client.ts'
import { weekdayAt } from '../doctor/words.client.ts'

const board = document.querySelector<HTMLElement>('[data-board]')

if (board) {
  const today = board.querySelector<HTMLInputElement>(`[value="${weekdayAt(board.dataset.board)}"]`)
  if (today) today.checked = true
  const fill = () => {
    const day = board.querySelector<HTMLInputElement>(':checked')?.value
    showAvailability(board.querySelectorAll<HTMLElement>(`[data-day="${day}"] [data-doctor]`))
  }
  board.addEventListener('change', fill)
  fill()
}
