import type { Item } from '#entities/kinds.ts'
import { both, prose } from '../bilingual.ts'

type Pair = [en: string, id: string]

/** The questions of one category with their answers, in the order in which they are shown. */
export const ask = (category: string, asked: { question: Pair; answer: Pair }[]): Item<'questions'>[] =>
  asked.map(({ question, answer }, index) => ({
    question: both(...question),
    answer: prose(...answer),
    category,
    position: (index + 1) * 10,
  }))
