/** The `onSubmit` of a form that this work sends, instead of the browser. */
export const submitting = (work: () => unknown) => (event: { preventDefault(): void }) => {
  event.preventDefault()
  void work()
}
