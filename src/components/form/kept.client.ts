/** Under what this tab keeps what was typed, until an answer has come. */
export const keptUnder = (form: HTMLFormElement): string =>
  `rawat.form ${form.dataset.form} ${form.getAttribute('action')}`
