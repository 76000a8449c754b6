import { showAvailability } from './availability.ts'
import { weekdayAt } from './words.ts'

/** Selects today on the week board, at the clock of its zone, and shows which doctors of the chosen day are free. */
export function showBoard(board: HTMLElement): void {
  const today = board.querySelector<HTMLInputElement>(`[value="${weekdayAt(board.dataset.board)}"]`)
  if (today) today.checked = true
  const fill = () => {
    const day = board.querySelector<HTMLInputElement>(':checked')?.value
    showAvailability(board.querySelectorAll<HTMLElement>(`[data-day="${day}"] [data-doctor]`))
  }
  board.addEventListener('change', fill)
  fill()
}
