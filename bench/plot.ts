interface Bar {
  name: string
  value: number
  ours: boolean
}

const left = 230
const width = 400
const step = 30
const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

/** Horizontal bars as SVG, on a scale from 0, with each value at the end of its bar. */
export function barChart(title: string, bars: Bar[]): string {
  const most = Math.max(...bars.map(bar => bar.value))
  const height = 60 + step * bars.length
  const rows = bars.map(({ name, value, ours }, index) => {
    const y = 48 + step * index
    const length = Math.max(1, Math.round((width * value) / most))
    return `<text x="${left - 10}" y="${y + 15}" text-anchor="end">${escaped(name)}</text>
<rect x="${left}" y="${y}" width="${length}" height="20" rx="3" fill="${ours ? '#0f7a5c' : '#9aa8a2'}"/>
<text x="${left + length + 8}" y="${y + 15}">${value.toLocaleString('en')}</text>`
  })
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${left + width + 90} ${height}" role="img" aria-label="${escaped(title)}" font-family="system-ui, sans-serif" font-size="13" fill="#24332d">
<rect width="100%" height="100%" fill="#fcfaf5"/>
<text x="20" y="28" font-weight="700" font-size="15">${escaped(title)}</text>
${rows.join('\n')}
</svg>
`
}
