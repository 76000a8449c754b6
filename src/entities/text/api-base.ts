const privateHost =
  /^(localhost|.+\.localhost|127\.\d+\.\d+\.\d+|10\.\d+\.\d+\.\d+|192\.168\.\d+\.\d+|172\.(1[6-9]|2\d|3[01])\.\d+\.\d+|\[::1\]|\[f[cd][\da-f]*:.*\])(:\d+)?$/i

/** `/api/` on the API's host: plain http on localhost and private networks, https otherwise. */
export function apiBase(host: string | null | undefined): string {
  if (!host) return '/api/'
  return `${privateHost.test(host) ? 'http' : 'https'}://${host}/api/`
}
