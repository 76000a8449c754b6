import type { DragEvent } from 'react'

const type = 'application/x-appointment'

/** The props of a row that is dragged onto a free slot to move its appointment; the style sheet reads `data-dragged`. */
export const dragged = (id: string) => ({
  draggable: true,
  onDragStart: (event: DragEvent<HTMLElement>) => {
    event.dataTransfer.setData(type, id)
    event.dataTransfer.effectAllowed = 'move'
    const { dataset } = event.currentTarget
    // After the browser has made the picture that follows the pointer, which a change in the same task can end.
    setTimeout(() => {
      dataset.dragged = ''
    })
  },
  onDragEnd: (event: DragEvent<HTMLElement>) => {
    delete event.currentTarget.dataset.dragged
  },
})

/** The props of a free slot onto which an appointment is dragged. */
export const dropped = (onDrop: (id: string) => void) => ({
  onDragOver: (event: DragEvent) => {
    if (event.dataTransfer.types.includes(type)) event.preventDefault()
  },
  onDrop: (event: DragEvent) => {
    const id = event.dataTransfer.getData(type)
    if (!id) return
    event.preventDefault()
    // A slot lies in a session, which takes appointments too.
    event.stopPropagation()
    onDrop(id)
  },
})
