import { ConfirmDialog } from '#ui/ConfirmDialog.tsx'

export const overlays = {
  question: (close: () => void) => (
    <ConfirmDialog
      title="Move the appointment?"
      confirmLabel="Move it"
      cancelLabel="Cancel"
      onConfirm={close}
      onCancel={close}
    />
  ),
  danger: (close: () => void) => (
    <ConfirmDialog
      title="Delete this doctor?"
      confirmLabel="Delete"
      cancelLabel="Keep"
      tone="danger"
      onConfirm={close}
      onCancel={close}
    >
      The page disappears within a minute. It stays in the trash for 30 days.
    </ConfirmDialog>
  ),
  quiet: (close: () => void) => (
    <ConfirmDialog
      title="Leave without saving?"
      confirmLabel="Leave"
      cancelLabel="Stay here"
      tone="quiet"
      onConfirm={close}
      onCancel={close}
    >
      What you have typed is lost.
    </ConfirmDialog>
  ),
}
