/** The sessionStorage key of the form's draft, which is deleted after a successful response. */
export const draftKey = (form: HTMLFormElement): string =>
  `rawat.form ${form.dataset.form} ${form.getAttribute('action')}`
