import { ErrorSummary } from '#ui/ErrorSummary.tsx'

export const examples = {
  'two problems': (
    <ErrorSummary
      title="Two answers need a change"
      problems={[
        { field: 'summary-name', message: 'Your first name is required' },
        { field: 'summary-email', message: 'Please, enter a valid email' },
      ]}
    />
  ),
  'with a text': (
    <ErrorSummary
      title="One answer needs a change"
      problems={[{ field: 'summary-day', message: 'Enter a date' }]}
    >
      <p>The server has refused the request.</p>
    </ErrorSummary>
  ),
  'long text': (
    <ErrorSummary
      title="One answer needs a change"
      problems={[
        {
          field: 'summary-site',
          message:
            'Enter a full address that starts with https://, or a path that starts with /, such as /units',
        },
      ]}
    />
  ),
}
