import { expect, test } from 'vitest'
import { auditActions, auditSubjects } from '#entities/office/audit-action.ts'
import { interfaceLanguages } from '#entities/text/interface-language.ts'
import { sayIn } from '#i18n/texts-from-disk.ts'
import { actionText } from './words.ts'

test.each(interfaceLanguages)('%s says each action and each subject in words', language => {
  const say = sayIn(language)
  expect(auditActions.filter(action => actionText(say, action) === action)).toEqual([])
  const untold = auditSubjects.filter(one => say(`settings:auditSubjects.${one}`).endsWith(`.${one}`))
  expect(untold).toEqual([])
})

test('an action of an earlier version stands as it was written', () => {
  expect(actionText(sayIn('en'), 'appointment.absence')).toBe('appointment.absence')
})
