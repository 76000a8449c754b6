/** The action of a form, with the API's host if the pages are on another host. */
export const formAction = (path: string): string =>
  process.env.API_URL ? new URL(path, process.env.API_URL).href : path
