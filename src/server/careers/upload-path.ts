const uploads = /^\/api\/(job-offers\/[^/]+\/applications|admins\/media(\/[^/]+\/file)?)$/

/** The operations that take a file: their bodies are counted and streamed by themselves. */
export const takesUploads = ({ method, path }: { method: string; path: string }): boolean =>
  method === 'POST' && uploads.test(path)
