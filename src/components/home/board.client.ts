import { whenNear } from '#islands/live/when-near.ts'

const board = document.querySelector<HTMLElement>('[data-board]')

async function show(board: HTMLElement): Promise<void> {
  const [{ showAvailability }, { weekdayAt }] = await Promise.all([
    import('#islands/live/availability.ts'),
    import('#islands/live/words.ts'),
  ])
  const today = board.querySelector<HTMLInputElement>(`[value="${weekdayAt(board.dataset.board)}"]`)
  if (today) today.checked = true
  const fill = () => {
    const day = board.querySelector<HTMLInputElement>(':checked')?.value
    showAvailability(board.querySelectorAll<HTMLElement>(`[data-day="${day}"] [data-doctor]`))
  }
  board.addEventListener('change', fill)
  fill()
}

if (board) whenNear(board, () => show(board))
