import { Calendar } from '#ui/fields/Calendar.tsx'

const usual = {
  today: '2026-03-12',
  locale: 'en',
  labels: { previous: 'Previous month', next: 'Next month' },
  onChange() {},
}

export const examples = {
  default: <Calendar {...usual} />,
  'a chosen day, others not available': (
    <Calendar {...usual} value="2026-03-18" min="2026-03-10" max="2026-03-28" />
  ),
}
