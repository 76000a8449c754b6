import { operationsOf, type Part, textOf } from './parts.ts'

const itemPath = /^\/api\/(admins\/)?([^/]+)\/\{key\}(\/.+)?$/

/** What a path that all kinds of content answer alike is with any kind, or null: `/api/{kind}/{key}/publish`. */
export function pathOfAnyKind(path: string, kinds: readonly string[]): { kind: string; path: string } | null {
  const [, admins = '', kind, rest = ''] = itemPath.exec(path) ?? []
  // The public address of an item answers with the fields of its kind.
  if (!kind || !kinds.includes(kind) || !(admins || rest)) return null
  return { kind, path: `/api/${admins}{kind}/{key}${rest}` }
}

/**
 * The document with one path for what every kind of content answers in the same way below an item: revisions, restore,
 * discard, schedule, publish and archive, and for an item with its draft. The addresses stay the same; `kind` lists those for which the path exists. An
 * operation that needs other rights than those of the other kinds keeps its path.
 */
export function oncePerPath(document: Part, kinds: readonly string[]): Part {
  const paths: Part = {}
  const kindsOf = new Map<Part, string[]>()
  for (const { method, path, operation } of operationsOf(document)) {
    const any = pathOfAnyKind(path, kinds)
    if (!any) {
      paths[path] = { ...paths[path], [method]: operation }
      continue
    }
    const merged = { ...operation, tags: ['content'] }
    const first = paths[any.path]?.[method]
    if (first && first['x-access'] !== operation['x-access']) {
      paths[path] = { ...paths[path], [method]: operation }
      continue
    }
    if (first && textOf(first) !== textOf(merged))
      throw new Error(
        `${method} ${path} differs from the other kinds: give it another path, or the same schemas`,
      )
    if (!first) paths[any.path] = { ...paths[any.path], [method]: merged }
    const one = paths[any.path][method]
    kindsOf.set(one, [...(kindsOf.get(one) ?? []), any.kind])
  }
  for (const [operation, those] of kindsOf) {
    const kind = { in: 'path', name: 'kind', required: true, schema: { type: 'string', enum: those } }
    operation.parameters = [kind, ...operation.parameters]
  }
  return { ...document, paths }
}
