/** Bucket limits in seconds: a page from memory takes a millisecond, a booking ten, a hanging query twenty seconds. */
const limits = [0.005, 0.025, 0.1, 0.25, 0.5, 1, 2.5, 10]

interface Series {
  count: number
  sum: number
  buckets: number[]
}

/**
 * The responses of this process since its start, by part of the site, method and status. Without any data of the
 * client.
 */
export class RequestCounters {
  readonly #series = new Map<string, Series>()
  underway = 0

  note(part: 'api' | 'pages', method: string, status: number, seconds: number): void {
    // The client chooses the method: an unknown one must not create a series.
    const verb = /^(GET|HEAD|POST|PUT|DELETE|OPTIONS)$/.test(method) ? method : 'OTHER'
    const labels = `part="${part}",method="${verb}",status="${Math.floor(status / 100)}xx"`
    const series = this.#series.get(labels) ?? { count: 0, sum: 0, buckets: limits.map(() => 0) }
    series.count++
    series.sum += seconds
    for (const [index, limit] of limits.entries())
      if (seconds <= limit) series.buckets[index] = (series.buckets[index] ?? 0) + 1
    this.#series.set(labels, series)
  }

  lines(): string[] {
    const name = 'rawat_http_request_duration_seconds'
    const rows = [...this.#series].flatMap(([labels, { count, sum, buckets }]) => [
      ...limits.map((limit, index) => `${name}_bucket{${labels},le="${limit}"} ${buckets[index]}`),
      `${name}_bucket{${labels},le="+Inf"} ${count}`,
      `${name}_sum{${labels}} ${sum.toFixed(6)}`,
      `${name}_count{${labels}} ${count}`,
    ])
    return [
      `# HELP ${name} Answers by part, method and class of status.`,
      `# TYPE ${name} histogram`,
      ...rows,
    ]
  }
}
