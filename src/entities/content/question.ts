import { defineEntity } from '../entity.ts'
import { localized, number, reference, richText, text } from '../fields.ts'

/** A frequent question, with the answer that the front desk would give. */
export const question = defineEntity({
  name: 'questions',
  key: 'id',
  title: 'question',
  fields: {
    question: localized(text({ required: true, max: 300 })),
    answer: localized(richText({ required: true })),
    category: reference('question-categories'),
    position: number({ max: 1000 }),
  },
  list: ['question', 'answer', 'category', 'position'],
  admin: { group: 'hospital', path: 'hospitals/questions', icon: 'circle-help', add: true },
})
