/** The one operation that takes a file: its body is counted and streamed by itself. */
export const takesUploads = ({ method, path }: { method: string; path: string }): boolean =>
  method === 'POST' && /^\/api\/job-offers\/[^/]+\/applications$/.test(path)
