import { ErrorNotice, Failure } from '#portal/kit/Failure.tsx'

export const examples = {
  'one message': <Failure of={{ failure: ['This slot has been booked by somebody else.'] }} />,
  'two messages': <Failure of={{ failure: ['Enter a date', 'Your first name is required'] }} />,
  'with a title': <ErrorNotice title="This slot has been booked by somebody else." />,
}
