import { type Part, type Parts, textOf } from './parts.ts'

/** The parameters that all lists begin with. */
function commonStart([first = [], ...others]: Part[][]): Part[] {
  const end = first.findIndex((one, at) => others.some(list => !list[at] || textOf(list[at]) !== textOf(one)))
  return end < 0 ? first : first.slice(0, end)
}

/** The document with the parameters that every operation of a path begins with written once, at the path. */
export function parametersOnce(document: Part): Part {
  const paths = Object.entries(document.paths as Parts).map(([path, item]): [string, Part] => {
    const operations = Object.entries(item as Parts)
    const common = commonStart(operations.map(([, { parameters = [] }]) => parameters))
    if (operations.length < 2 || common.length === 0) return [path, item]
    const others = operations.map(([method, { parameters, ...operation }]) => {
      const own = parameters.slice(common.length)
      return [method, own.length > 0 ? { ...operation, parameters: own } : operation]
    })
    return [path, { parameters: common, ...Object.fromEntries(others) }]
  })
  return { ...document, paths: Object.fromEntries(paths) }
}
