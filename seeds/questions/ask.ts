import type { Item } from '#entities/kinds.ts'
import { both, prose } from '../bilingual.ts'

type Pair = [en: string, id: string]

/** The questions and answers of one category, in their order. */
export const ask = (category: string, asked: { question: Pair; answer: Pair }[]): Item<'questions'>[] =>
  asked.map(({ question, answer }, index) => ({
    question: both(...question),
    answer: prose(...answer),
    category,
    position: (index + 1) * 10,
  }))
