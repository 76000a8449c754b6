/** The texts of a file, or of a part of it. */
export interface TextTree {
  [name: string]: string | TextTree
}

/** The keys of texts, without plural suffixes: `list.count` for `count_one` in `list`. */
export const keysOf = (tree: TextTree, before = ''): string[] =>
  Object.entries(tree).flatMap(([name, one]) =>
    typeof one === 'string'
      ? before + name.replace(/_(zero|one|two|few|many|other)$/, '')
      : keysOf(one, `${before}${name}.`),
  )
