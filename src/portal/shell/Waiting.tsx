/** Before any word is loaded: a sign of life. */
export function Waiting() {
  return <div className="waiting" role="progressbar" aria-label="Loading · Memuat" />
}
