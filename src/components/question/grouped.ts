import type { PublicItem } from '#entities/kinds.ts'

type Question = PublicItem<'questions'>
export interface QuestionGroup {
  /** None for questions without a category. */
  category: PublicItem<'question-categories'> | undefined
  questions: Question[]
}

/** Questions under their categories, both in their set order; those without a category come last. */
export function grouped(
  categories: PublicItem<'question-categories'>[],
  questions: Question[],
): QuestionGroup[] {
  const sorted = questions.toSorted((a, b) => (a.position ?? Infinity) - (b.position ?? Infinity) || 0)
  const known = new Set(categories.map(one => one.slug))
  return [
    ...categories.map(category => ({
      category,
      questions: sorted.filter(one => one.category === category.slug),
    })),
    {
      category: undefined,
      questions: sorted.filter(one => !one.category || !known.has(one.category)),
    },
  ].filter(one => one.questions.length > 0)
}

/** Where an answer is found on the page, in both languages and for as long as it exists. */
export const anchorOf = (question: { id: string }) => `q-${question.id}`
