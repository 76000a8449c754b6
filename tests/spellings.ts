/** Other spellings of an address, which have bypassed authorization in other products. */
export function spellings(address: string): string[] {
  const [path = '', query = ''] = address.split(/(?=\?)/)
  const last = path.lastIndexOf('/')
  const letter = path.codePointAt(6) as number
  return [
    `/${path}`,
    `/api/${path.slice(4)}`,
    `${path}/`,
    `${path}//`,
    `${path.slice(0, last)}//${path.slice(last + 1)}`,
    `${path.slice(0, last)}%2f${path.slice(last + 1)}`,
    `/api%2f${path.slice(5)}`,
    `${path.slice(0, 6)}%${letter.toString(16)}${path.slice(7)}`,
    `${path.slice(0, 6)}%25${letter.toString(16)}${path.slice(7)}`,
    `/%61pi${path.slice(4)}`,
    path.toUpperCase(),
    `/api/${path.slice(5).toUpperCase()}`,
    `${path};a=b`,
    `${path}/.`,
    `/api/livez/..${path.slice(4)}`,
    `/api/livez/%2e%2e${path.slice(4)}`,
    `${path}%00`,
    `${path}%20`,
    `${path}.json`,
  ].map(one => one + query)
}
