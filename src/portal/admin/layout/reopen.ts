/**
 * Chromium closes a dialog at the second or third Escape, also where `cancel` was refused: one that is still to be
 * answered opens again.
 * https://html.spec.whatwg.org/multipage/interaction.html#close-request
 */
export function reopen(dialog: HTMLDialogElement | null): void {
  if (dialog?.isConnected && !dialog.open) dialog.showModal()
}
