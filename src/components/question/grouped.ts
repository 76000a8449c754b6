import type { PublicItem } from '#entities/kinds.ts'

type Question = PublicItem<'questions'>
export interface QuestionGroup {
  /** Undefined for questions without a category. */
  category: PublicItem<'question-categories'> | undefined
  questions: Question[]
}

/** Questions by category, both sorted by position; those without a category come last. */
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

/** The permanent anchor of an answer, the same in both languages. */
export const anchorOf = (question: { id: string }) => `q-${question.id}`
