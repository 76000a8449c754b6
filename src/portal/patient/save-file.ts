/** Gives the browser a file that was made here, to save under its name. */
export function saveFile(name: string, type: string, content: string): void {
  const address = URL.createObjectURL(new Blob([content], { type }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // Not at once: some browsers begin to save after the click is over.
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}
