/** Saves a file through the browser, under its name. */
export function saveFile(name: string, file: Blob): void {
  const address = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // Not at once: some browsers start saving after the click has returned.
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}

export const jsonFile = (value: unknown): Blob =>
  new Blob([JSON.stringify(value, null, 2)], { type: 'application/json' })
