/** The first, the last, and the neighbours of this page; -1 and -2 stand for the gaps between them. */
export function pagesToShow(page: number, pages: number): number[] {
  const wanted = [1, page - 1, page, page + 1, pages].filter(
    (candidate, index, all) => candidate >= 1 && candidate <= pages && all.indexOf(candidate) === index,
  )
  const shown: number[] = []
  let gaps = 0
  for (const next of wanted) {
    const before = shown.at(-1)
    if (before !== undefined && next - before === 2) shown.push(next - 1)
    else if (before !== undefined && next - before > 2) shown.push(--gaps)
    shown.push(next)
  }
  return shown
}
