/** Our mark, 64 by 64: two leaves, like two hands, around a round head. For hospitals without a logo of their own. */
export const mark = {
  head: { cx: 32, cy: 19, r: 8.5 },
  left: 'M30 57C13 55 5 43 6 25C21 26 31 37 30 57Z',
  right: 'M34 57C51 55 59 43 58 25C43 26 33 37 34 57Z',
} as const
