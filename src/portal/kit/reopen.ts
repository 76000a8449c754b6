/**
 * Reopens a dialog that still needs an answer: Chromium closes a dialog at the second or third Escape, even if `cancel`
 * was prevented.
 * https://html.spec.whatwg.org/multipage/interaction.html#close-request
 */
export function reopen(dialog: HTMLDialogElement | null): void {
  if (dialog?.isConnected && !dialog.open) dialog.showModal()
}
