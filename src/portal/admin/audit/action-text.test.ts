import { expect, test } from 'vitest'
import { auditActions, auditSubjects } from '#entities/office/audit-action.ts'
import { interfaceLanguages } from '#entities/text/interface-language.ts'
import { translateIn } from '#i18n/texts-from-disk.ts'
import { actionText } from './action-text.ts'

test.each(interfaceLanguages)('%s has a text for each action and each subject', language => {
  const t = translateIn(language)
  expect(auditActions.filter(action => actionText(t, action) === action)).toEqual([])
  const missing = auditSubjects.filter(one => t(`settings:auditSubjects.${one}`).endsWith(`.${one}`))
  expect(missing).toEqual([])
})

test('an action of an earlier version is shown by its stored name', () => {
  expect(actionText(translateIn('en'), 'appointment.absence')).toBe('appointment.absence')
})
