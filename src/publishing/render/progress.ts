/** Called with the number of rendered pages of a full build. */
export type Progress = (done: number, of: number) => void

const interval = 100

/** Returns what to call for each page. It reports the number at most ten times a second, and the last one. */
export function countPages(report: Progress, of: number): () => void {
  let done = 0
  let reportedAt = performance.now()
  report(0, of)
  return () => {
    done++
    if (performance.now() - reportedAt < interval && done < of) return
    reportedAt = performance.now()
    report(done, of)
  }
}
