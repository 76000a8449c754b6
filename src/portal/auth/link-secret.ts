import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'

/**
 * The secret of a link, which stands behind `#` so that no server or proxy sees or logs it; in links of the version before,
 * in the query. It leaves the address bar and the history at once. Null where there is none, or another screen was chosen.
 */
export function useLinkSecret(name: 'token' | 'setup'): string | null {
  const { hash, search, state } = useLocation()
  const navigate = useNavigate()
  const given = new URLSearchParams(hash.slice(1)).get(name) ?? new URLSearchParams(search).get(name)
  const [kept, keep] = useState<string | null>(null)
  useEffect(() => {
    if (!given) return
    keep(given)
    const rest = new URLSearchParams(search)
    rest.delete(name)
    void navigate({ search: rest.toString(), hash: '' }, { replace: true, state: { linkOpened: true } })
  }, [given, name, search, navigate])
  return given ?? (state?.linkOpened ? kept : null)
}
