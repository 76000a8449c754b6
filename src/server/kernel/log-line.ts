// JSON escapes the first 32 only: a terminal acts on others as well, and some turn the line around.
const unprinted = /[\u007f-\u009f\u2028\u2029\u202a-\u202e\u2066-\u2069]/g

/** An entry of the log as one line of JSON that nothing in it can break or colour. */
export const logLine = (entry: Record<string, unknown>): string =>
  `${JSON.stringify({ at: Temporal.Now.instant().toString(), ...entry }).replace(
    unprinted,
    sign => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )}\n`
